import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isThorough } from "#tests/support/thoroughness.ts";
import { fuzz, kindsOfFailure } from "./fuzzing/fuzzer.ts";
import { type Harvest, harvest } from "./fuzzing/harvest.ts";
import { Participants } from "./fuzzing/participants.ts";
import { operationTargets, pageTargets, type Target } from "./fuzzing/targets.ts";
import { type ServerUnderTest, startServerUnderTest } from "./server-under-test.ts";

/** Requests follow from it; `FUZZ_SEED` sends those of an earlier run again. */
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1_000_000);
/** How long to go on at least, for all tests of this file together; a run that looks for more than each change does asks for it. */
const seconds = Number(process.env["FUZZ_SECONDS"] ?? 0);
/** How often every target is asked at least, however long that takes: by the clock, a busy machine would ask less. */
const rounds = isThorough ? { operation: 4, page: 6 } : { operation: 3, page: 3 };

let server: ServerUnderTest;
let participants: Participants;
let all: Harvest;

beforeAll(async () => {
  server = await startServerUnderTest();
  participants = await Participants.gather(server);
  all = await harvest(server, participants);
}, 240_000);

afterAll(async () => {
  await server.stop();
});

async function expectQuiet(kind: keyof typeof rounds, targets: readonly Target[]): Promise<void> {
  const tally = await fuzz(server, participants, targets, {
    seed,
    until: performance.now() + seconds * 500,
    rounds: rounds[kind],
  });
  process.stdout.write(`FUZZ_SEED=${seed}: ${tally.requests} requests to ${targets.length} targets\n`);
  expect(kindsOfFailure(tally).join("\n"), `FUZZ_SEED=${seed}`).toBe("");
  expect(server.otherErrors()).toEqual([]);
  expect(server.exitCode()).toBeNull();
  expect((await server.send({ method: "GET", path: "/api/health", headers: {} })).status).toBe(200);
  expect(tally.requests / targets.length, "times each target was asked").toBeGreaterThanOrEqual(rounds[kind]);
}

describe("strange requests", { timeout: 240_000 + seconds * 1_000 }, () => {
  it("are answered by every operation", () => expectQuiet("operation", operationTargets(all)));
  it("are answered by every page", () => expectQuiet("page", pageTargets(all)));
});
