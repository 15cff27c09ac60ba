import type { EditionRecord, Failure } from "../edition.ts";
import { ageInWords } from "./ageInWords.ts";
import { OFFER, type View } from "./offer.ts";

export type State =
  | { kind: "offered" }
  | { kind: "storing"; stored: number; total: number }
  | { kind: "kept"; current: EditionRecord; hasNewer: boolean }
  | { kind: "failed"; reason: Reason };

/** The worker's reason; or it was ended without one; or the browser does not let it begin. */
type Reason = Failure | "stopped" | Error;

const REASONS: Record<Exclude<Reason, Error>, string> = {
  space: "there is not enough storage space.",
  connection: "the connection failed.",
  changed: "the site was updated meanwhile.",
  stopped: "the browser ended it.",
};

export function toView(state: State, now: number): View {
  switch (state.kind) {
    case "offered":
      return OFFER;
    case "storing": {
      const progress = state.stored / state.total;
      return { note: "Storing these docs…", progress, action: "Stop" };
    }
    case "kept":
      return { note: keptNote(state, now), action: "Remove" };
    case "failed":
      return { note: `Not kept offline: ${reasonText(state.reason)}`, action: "Try again" };
  }
}

function keptNote({ current, hasNewer }: Extract<State, { kind: "kept" }>, now: number): string {
  const { release, stored, bytes } = current;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const note = `Kept offline: API release ${release}, stored ${ageInWords(now - stored)}, ${size}.`;
  return hasNewer
    ? `${note} A newer edition replaces it when all pages of this site are closed.`
    : note;
}

function reasonText(reason: Reason): string {
  return typeof reason === "string"
    ? REASONS[reason]
    : `this browser does not allow it (${reason.message}).`;
}
