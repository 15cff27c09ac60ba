import { findNamed } from "../../lib/findNamed.ts";
import { formatNumber } from "../../lib/formatNumber.ts";
import { useReference } from "../SiteContext.ts";
import { countsOf } from "./countsOf.ts";

type Props = { of: string };

/** How many there are of something in the contract. */
export function Count({ of }: Props) {
  return formatNumber(findNamed("count of", of, countsOf(useReference())));
}
