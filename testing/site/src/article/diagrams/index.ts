import { CoverageMap } from "./CoverageMap.tsx";
import { LookupDecision } from "./LookupDecision.tsx";
import { NearestCircle } from "./NearestCircle.tsx";
import { PostcodeAnatomy } from "./PostcodeAnatomy.tsx";
import { SelfHostContainers } from "./SelfHostContainers.tsx";

/** The pictures that need nothing but the contract of the test site. */
export const diagrams = {
  PostcodeAnatomy,
  NearestCircle,
  LookupDecision,
  CoverageMap,
  SelfHostContainers,
};
