import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../src/lib/isRecord.ts";
import { type Problem, ProblemsError } from "../../src/lib/problem.ts";
import { parseYamlFile } from "../yamlFile.ts";

/** Evidence that exchanges, the contract or a public source give for a claim. */
export type Evidence =
  | { kind: "exchange"; name: string; expected: Expectation[] }
  | { kind: "every"; what: "exchange" | "record"; chosen: Expectation[]; expected: Expectation[] }
  | { kind: "contract"; pointer: string; value: unknown }
  | { kind: "source"; url: string };

/**
 * What has to be at a place of the recorded response: `status`, `header.etag`, `body.result.0.postcode`.
 * A text between slashes is a regular expression, and one after "= " the place of an equal value.
 */
export type Expectation = { place: string; value: unknown };

/** Something a page says about behaviour, in its own words, and what shows it. */
export type Claim = {
  file: string;
  line: number;
  /** Null for words of the contract, which are on many pages. */
  page: string | null;
  says: string;
  evidence: Evidence[];
};

const FOLDER = "content/claims";

/**
 * Claims are in files like content/claims/docs/overview.yaml: the path is the page's; home.yaml is for `/`.
 * Those in content/claims/contract are about the words of the contract, on whatever page they are.
 */
export function readClaims(root: string): Claim[] {
  if (!existsSync(join(root, FOLDER))) return [];
  const files = readdirSync(join(root, FOLDER), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  return files.flatMap((name) =>
    parseClaims(`${FOLDER}/${name}`, readFileSync(join(root, FOLDER, name), "utf8")),
  );
}

export function parseClaims(file: string, text: string): Claim[] {
  const name = file.slice(FOLDER.length + 1).replace(/\.yaml$/, "");
  const page = name.startsWith("contract/") ? null : name === "home" ? "/" : `/${name}`;
  const { value, lineOf } = parseYamlFile(text, file);
  const problems: Problem[] = [];
  const claims = (Array.isArray(value) ? value : []).flatMap((entry: unknown, index): Claim[] => {
    const line = lineOf(`/${index}`);
    const says = isRecord(entry) ? entry["says"] : undefined;
    const shownBy = isRecord(entry) ? entry["shown-by"] : undefined;
    const evidence = (Array.isArray(shownBy) ? shownBy : []).map(toEvidence);
    if (typeof says === "string" && evidence.length > 0 && evidence.every((one) => one !== null)) {
      return [{ file, line, page, says, evidence }];
    }
    problems.push({
      file,
      line,
      message: 'a claim has "says", the words of the page, and "shown-by", a list of evidence.',
      fix: "Evidence is an exchange with an expected status, header or body; every exchange or record with what it has; a contract pointer with its value (is); or a source, an https address.",
    });
    return [];
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return claims;
}

/** Null for what is no evidence: an exchange without an expectation shows nothing. */
function toEvidence(item: unknown): Evidence | null {
  if (!isRecord(item)) return null;
  const { exchange, every, contract, source, is, ...rest } = item;
  if (typeof exchange === "string") {
    const expected = toExpectations(rest);
    return expected.length === 0 ? null : { kind: "exchange", name: exchange, expected };
  }
  if (every === "exchange" || every === "record") {
    const [chosen, expected] = [toExpectations(rest["with"]), toExpectations(rest["has"])];
    const isComplete = chosen.length > 0 && expected.length > 0;
    return isComplete ? { kind: "every", what: every, chosen, expected } : null;
  }
  if (typeof contract === "string" && is !== undefined) {
    return { kind: "contract", pointer: contract, value: is };
  }
  return typeof source === "string" && /^https:\/\//.test(source)
    ? { kind: "source", url: source }
    : null;
}

function toExpectations(values: unknown): Expectation[] {
  return Object.entries(isRecord(values) ? values : {}).map(([place, value]) => ({ place, value }));
}
