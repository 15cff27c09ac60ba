import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { loadContract } from "../engine/contract/loadContract.ts";
import { makeJudge } from "../engine/contract/proof/judge.ts";
import type { Exchange } from "../engine/contract/proof/recordings.ts";
import { type ServerState, toServerState } from "../engine/contract/proof/serverState.ts";
import { projectPaths } from "../engine/projectPaths.ts";
import { isRecord } from "../src/lib/isRecord.ts";
import { disputedRecords, masked } from "../testing/disputedRecords.ts";
import { startMocks } from "../testing/startMocks.ts";
import { send, startServer } from "../testing/startServer.ts";

const judge = makeJudge(await loadContract(projectPaths(process.cwd()).contract));
const { data, server, withoutDatabase } = await startMocks();

/** Scenarios whose request is that of another one, sent to a server in another state. */
const withoutDatabaseScenarios = ["scenario ready database-unavailable"];

describe("scenarios", () => {
  it("all get the response of the contract, and validly", async () => {
    for (const scenario of data.scenarios) {
      const isWithout = withoutDatabaseScenarios.includes(scenario.label);
      const { port } = isWithout ? withoutDatabase : server;
      const state = isWithout ? toServerState("database unavailable") : scenario.state;
      const exchange = { ...(await send(port, scenario)), state };
      const { status, body } = exchange.response;
      expect({ status, body }, scenario.label).toEqual({
        status: scenario.response.status,
        body: scenario.response.body,
      });
      expect(judge.judge(exchange).problems, scenario.label).toEqual([]);
    }
    expect(data.scenarios.length).toBeGreaterThan(80);
    console.log(`Mock: ${data.scenarios.length} scenarios get the response of the contract.`);
  });
});

describe("recordings", () => {
  it("are all replayed: status, headers and body; what is not is listed with its reason", async () => {
    const exceptions = new Map<string, string[]>();
    const note = (reason: string, { label }: Exchange) =>
      exceptions.set(reason, [...(exceptions.get(reason) ?? []), label]);
    let replayed = 0;
    for (const [recordings, mock] of [
      [data.recordings.withDatabase, server],
      [data.recordings.withoutDatabase, withoutDatabase],
    ] as const) {
      for (const recording of recordings) {
        const exchange = await send(mock.port, recording);
        if (exchange.response.status !== 501) {
          expect(judge.judge(exchange).problems, recording.label).toEqual([]);
        }
        const reason = reasonToDiffer(recording, exchange, mock.lastOrigin());
        if (reason === null) {
          expect(exchange.response, recording.label).toEqual(recording.response);
          replayed++;
        } else note(reason, recording);
      }
    }
    const elsewhere = data.recordings.inOtherStates.map(({ state }) => reasonOfState(state));
    const counted = [...new Set(elsewhere)].map(
      (reason) => `  ${elsewhere.filter((other) => other === reason).length} not, ${reason}`,
    );
    const listed = [...exceptions].map(
      ([reason, labels]) => `  ${labels.length} not, ${reason}:\n    ${labels.join("\n    ")}`,
    );
    console.log(`Mock: ${replayed} recordings replayed.\n${[...counted, ...listed].join("\n")}`);
    expect(replayed).toBeGreaterThanOrEqual(1064);
  });

  it("are never contradicted by the rules", async () => {
    const rulesOnly = await startServer(data, { rulesOnly: true });
    const disputed = disputedRecords(data);
    // As text, because the order of keys counts.
    const comparable = ({ response: { status, body } }: Exchange) =>
      JSON.stringify([status, masked(body, disputed)], null, 2);
    const counts = { known: 0, open: 0, random: 0 };
    for (const recording of data.recordings.withDatabase) {
      const exchange = await send(rulesOnly.port, recording);
      if (exchange.response.status === 501) counts.open++;
      else if (isRandom(recording)) {
        // Which record it is cannot be compared, whether there is one can.
        expect(kindOf(exchange), recording.label).toEqual(kindOf(recording));
        counts.random++;
      } else if (recording.request.path !== websiteFolder) {
        expect(comparable(exchange), recording.label).toBe(comparable(recording));
        counts.known++;
      }
    }
    await rulesOnly.stop();
    console.log(
      `Mock: rules alone reproduce ${counts.known} recordings and leave ${counts.open} open ` +
        `(${counts.random} are of random routes). Records that are verified in the contract and ` +
        `made up in the recordings: ${[...disputed].join(", ")}.`,
    );
    expect(counts.known).toBeGreaterThanOrEqual(1004);
  });
});

const websiteFolder = "/docs";

/** Why the mock cannot be in the state of this recording. */
function reasonOfState({ settings, data: held }: ServerState): string {
  const [setting] = Object.keys(settings);
  if (setting !== undefined) return "the mock has default settings only";
  return held === "none"
    ? "the mock has data"
    : "the mock has one set of data, and remembers nothing";
}

function kindOf({ response: { status, body } }: Exchange): unknown[] {
  return [
    status,
    typeof body,
    isRecord(body) && JSON.stringify(body["result"])?.slice(0, 1),
    isRecord(body) && body["error"],
  ];
}

function isRandom({ request }: Exchange): boolean {
  return /^\/random\//i.test(request.path);
}

/** Why the mock may return something else than this recording; null if it may not. */
function reasonToDiffer(
  recording: Exchange,
  { response }: Exchange,
  origin: string,
): string | null {
  const { method, path } = recording.request;
  if (isDeepStrictEqual(recording.response, response)) return null;
  if (isRandom(recording)) return "random routes give the same record each time";
  if (path === "/" || path === websiteFolder) return "the website's files are no part of the API";
  if (origin.startsWith("scenario "))
    return "a scenario has the same request with a verified record";
  if (method === "HEAD" && response.status === 501)
    return "no recording has the body of this search";
  return null;
}
