import { formatNumber } from "../../lib/formatNumber.ts";
import { limitNumber } from "../../reference/model/find.ts";
import { useReference } from "../SiteContext.ts";

type Props = { name: string };

/** A number of the contract: "nearest.radius.max" gives 2,000. */
export function Limit({ name }: Props) {
  return formatNumber(limitNumber(useReference(), name));
}
