/** For browser tests, which must not import the engine. */
export { inParallel } from "../engine/inParallel.ts";
