import type { Limit } from "../../reference/model/types.ts";

/** Every number by the name prose uses: "nearest.radius.default", "nearest.radius.max". */
export function limitNumbers(limits: Readonly<Record<string, Limit>>): [string, number][] {
  return Object.entries(limits).flatMap(([name, limit]) => [
    ...numbered(`${name}.default`, limit.default),
    ...numbered(`${name}.max`, limit.max),
  ]);
}

function numbered(name: string, value: number | null): [string, number][] {
  return value === null ? [] : [[name, value]];
}
