/** How the server ran when an exchange was recorded. */
export type ServerState = {
  /** Environment variables that were set, by name. */
  settings: Readonly<Record<string, string>>;
  /** `remembered`: random postcodes and places depend on what was requested before. */
  data: "seed" | "remembered" | "changed" | "none";
  isConnected: boolean;
};

/** Default settings, the whole seed, a database that is there. */
export const usualState: ServerState = { settings: {}, data: "seed", isConnected: true };

const without: Partial<ServerState> = { isConnected: false, data: "none" };
const remembered: Partial<ServerState> = { data: "remembered" };

/** Preconditions of the recordings that are states of the database, in their own words. */
const databaseStates: Readonly<Record<string, Partial<ServerState>>> = {
  "database unavailable": without,
  "database of that name does not exist": without,
  "database stopped 11 seconds after the last query": without,
  "server started before its database": without,
  "server started before its database, which has come up since": {},
  "database stopped, then started again; server not restarted": {},
  "database without tables": { data: "none" },
  "all tables present but empty": { data: "none" },
  "AB11 5AB added to the data": { data: "changed" },
  "places and postcodes emptied after random places and postcodes had been asked for; no restart":
    remembered,
  "the same data loaded again under new row ids; no restart": remembered,
  "the same data loaded again under new row ids; restarted": {},
  "fresh server": remembered,
  "fresh server; the first random request ever was for outcode=null": remembered,
  "random postcodes without outcode had been asked for": remembered,
};

/** Reads a recording's precondition. One that no rule knows is an error: it would go unjudged. */
export function toServerState(precondition: unknown): ServerState {
  if (precondition === undefined) return usualState;
  const text = String(precondition);
  const database = databaseStates[text];
  if (database !== undefined) return { ...usualState, ...database };
  const settings = toSettings(text);
  if (Object.keys(settings).length === 0) {
    throw new Error(`no rule knows the precondition "${text}": add it to serverState.ts.`);
  }
  return { ...usualState, settings };
}

/** `A=1, B=2`, `A=1 and B=2`, `A and B empty`, `A an array`. */
function toSettings(text: string): Record<string, string> {
  const json = /^([A-Z_]+)=(\{.*\})$/.exec(text);
  if (json?.[1] !== undefined) return { [json[1]]: json[2] ?? "" };
  const given = [...text.matchAll(/([A-Z_]+)=([^\s,]+)/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const value = / empty$/.test(text) ? "" : / an array$/.test(text) ? "[]" : null;
  const named =
    value === null ? [] : [...text.matchAll(/[A-Z_]{4,}/g)].map(([name]) => [name, value]);
  return Object.fromEntries([...given, ...named]);
}
