import { CoverageMap } from "./CoverageMap.tsx";
import { DataFlow } from "./DataFlow.tsx";
import { LookupDecision } from "./LookupDecision.tsx";
import { NearestCircle } from "./NearestCircle.tsx";
import { PostcodeAnatomy } from "./PostcodeAnatomy.tsx";
import { PostcodeAreas } from "./PostcodeAreas.tsx";
import { SelfHostContainers } from "./SelfHostContainers.tsx";

/** The pictures a writer may place in a guide, each at most once on a page. */
export const diagrams = {
  PostcodeAnatomy,
  PostcodeAreas,
  NearestCircle,
  LookupDecision,
  CoverageMap,
  DataFlow,
  SelfHostContainers,
};
