import type { Coverage, Field, FieldGroup, Nation } from "../reference/model/types.ts";
import { fieldGroups, nations } from "../reference/model/types.ts";

type Mark = { field: string; group: FieldGroup; coverage: Coverage };

/** One nation's row of the coverage picture: a mark for each field, the fields in the same order in every row. */
export type Strip = {
  nation: Nation;
  marks: readonly Mark[];
  /** Fields that hold a real value in every, or in some, postcodes of the nation. */
  filled: number;
};

/** Only fields of which the contract states the coverage count; grouped so that gaps are together. */
export function coverageStrips(fields: readonly Field[]): Strip[] {
  const stated = fieldGroups.flatMap((group) =>
    fields.flatMap(({ name, coverage, group: own }) =>
      own === group && coverage !== null ? [{ name, group, coverage }] : [],
    ),
  );
  return nations.map((nation) => {
    const marks = stated.map(({ name, group, coverage }) => {
      return { field: name, group, coverage: coverage[nation] };
    });
    const filled = marks.filter(({ coverage }) => coverage === "yes" || coverage === "some").length;
    return { nation, marks, filled };
  });
}
