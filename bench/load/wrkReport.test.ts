import { expect, test } from "vitest";
import { parseWrkReport } from "./wrkReport.ts";

const REPORT = `Running 1m test @ http://localhost:4000
  1 threads and 64 connections
  Latency Distribution
     50%    9.83ms
     99%   26.41ms
  380254 requests in 1.00m, 4.05GB read
Requests/sec:   6337.41
Transfer/sec:     69.12MB
`;

test("requests, errors of both kinds and the slowest are read", () => {
  expect(parseWrkReport(REPORT)).toEqual({ requestsPerSecond: 6337.41, errors: 0, p99: "26.41ms" });
  const errors =
    "  Socket errors: connect 0, read 1, write 2, timeout 4\n  Non-2xx or 3xx responses: 8\n";
  expect(parseWrkReport(errors + REPORT).errors).toBe(15);
});

test("a report without a measurement is refused", () => {
  expect(() => parseWrkReport("unable to connect")).toThrow("unable to connect");
});
