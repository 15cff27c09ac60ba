import { reference } from "virtual:reference";
import { findNamed } from "../../lib/findNamed.ts";
import { formatNumber } from "../../lib/formatNumber.ts";
import { limitNumbers } from "./limitNumbers.ts";

type Props = { name: string };

/** A number of the contract: "nearest.radius.max" gives 2,000. */
export function Limit({ name }: Props) {
  return formatNumber(findNamed("limit", name, limitNumbers(reference.limits)));
}
