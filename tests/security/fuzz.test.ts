import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isThorough } from "#tests/support/thoroughness.ts";
import { fuzz, summariseFailures } from "./fuzzing/fuzzer.ts";
import { type FuzzCorpus, buildCorpus } from "./fuzzing/corpus.ts";
import { Participants } from "./fuzzing/participants.ts";
import { operationTargets, pageTargets, type Target } from "./fuzzing/targets.ts";
import { type ServerUnderTest, startServerUnderTest } from "./server-under-test.ts";

/** Determines the requests; `FUZZ_SEED` repeats an earlier run. */
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
/** Minimum duration of this file in seconds, for longer runs than in CI. */
const seconds = Number(process.env["FUZZ_SECONDS"] ?? 0);
/** Minimum number of requests for each target, independent of the speed of the machine. */
const rounds = isThorough ? { operation: 4, page: 6 } : { operation: 3, page: 3 };

let server: ServerUnderTest;
let participants: Participants;
let all: FuzzCorpus;

beforeAll(async () => {
  server = await startServerUnderTest();
  participants = await Participants.gather(server);
  all = await buildCorpus(server, participants);
}, 240_000);

afterAll(async () => {
  await server.stop();
});

async function expectNoFailures(kind: keyof typeof rounds, targets: readonly Target[]): Promise<void> {
  const tally = await fuzz(server, participants, targets, {
    seed,
    until: performance.now() + seconds * 500,
    rounds: rounds[kind],
  });
  process.stdout.write(`FUZZ_SEED=${seed}: ${tally.requests} requests to ${targets.length} targets\n`);
  expect(summariseFailures(tally).join("\n"), `FUZZ_SEED=${seed}`).toBe("");
  expect(server.otherErrors()).toEqual([]);
  expect(server.exitCode()).toBeNull();
  expect((await server.send({ method: "GET", path: "/api/health", headers: {} })).status).toBe(200);
  expect(tally.requests / targets.length, "times each target was asked").toBeGreaterThanOrEqual(rounds[kind]);
}

describe("random hostile requests", { timeout: 240_000 + seconds * 1_000 }, () => {
  it("are handled by every operation", () => expectNoFailures("operation", operationTargets(all)));
  it("are handled by every page", () => expectNoFailures("page", pageTargets(all)));
});
