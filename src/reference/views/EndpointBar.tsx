import { CopyLine } from "../../ui/CopyLine.tsx";
import type { Operation } from "../model/types.ts";
import { Endpoint } from "./Endpoint.tsx";

type Props = { operation: Operation; baseUrl: string };

/** Method and path in a bar of their own, with the whole address to copy. */
export function EndpointBar({ operation, baseUrl }: Props) {
  return (
    <CopyLine text={baseUrl + operation.path} label="Copy the address">
      <Endpoint operation={operation} />
    </CopyLine>
  );
}
