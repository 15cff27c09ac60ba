import type { ReactNode } from "react";
import { schemaGuides } from "../../pages/relatedGuides.ts";
import { nationExamples } from "../model/nationExamples.ts";
import type { Operation } from "../model/types.ts";
import { NationResponse } from "./NationResponse.tsx";

/** The page that fetches them: names in them lead to places on it. */
export const nationsGuide = schemaGuides["Postcode"];

/** Where the responses of an operation by nation are. */
export function nationsPath({ anchor }: Operation): string {
  return `samples/${anchor}/nations.json`;
}

/** The responses of every operation by nation, as markup that pages fetch when a reader chooses a nation. */
export function nationFiles(
  operations: readonly Operation[],
  render: (node: ReactNode) => string,
): { fileName: string; make: () => string }[] {
  return operations.map((operation) => ({
    fileName: nationsPath(operation),
    make: () => {
      const examples = nationExamples(operation);
      const responses = examples.map((example) => [
        example.nation,
        render(
          <NationResponse operation={operation} example={example} first={examples[0] ?? example} />,
        ),
      ]);
      return JSON.stringify(Object.fromEntries(responses));
    },
  }));
}
