/**
 * 200 people on the built server and its embedded database: they browse, plan, save and change plans, edit content, and
 * a few attack. Prints the latencies of each kind of request and the course of the server's memory as Markdown tables,
 * and exits with code 1 if anybody got a response that they must not get, or if memory grew.
 *
 * SOAK_MINUTES (10) sets the duration, SOAK_PEOPLE (200) their number, SOAK_SEED what they choose.
 */
import { setTimeout as delay } from "node:timers/promises";
import { buildCorpus } from "#tests/security/fuzzing/corpus.ts";
import { Participants } from "#tests/security/fuzzing/participants.ts";
import { startServerUnderTest } from "#tests/security/server-under-test.ts";
import { randomFrom } from "#tests/security/fuzzing/random-choices.ts";
import { Journal } from "./soak/journal.ts";
import { MemoryWatch } from "./soak/memory-watch.ts";
import { activities } from "./soak/activities.ts";

const minutes = Number(process.env["SOAK_MINUTES"] ?? 10);
const people = Number(process.env["SOAK_PEOPLE"] ?? 200);
const seed = Number(process.env["SOAK_SEED"] ?? 1);

const server = await startServerUnderTest();
const participants = await Participants.gather(server);
const site = { server, participants, all: await buildCorpus(server, participants), journal: new Journal() };
const memory = new MemoryWatch(server.pid);
const end = performance.now() + minutes * 60_000;

/** Acts until the end, with the pauses of a person. */
async function live(number: number): Promise<void> {
  const random = randomFrom(seed * 1_000_003 + number);
  const share = number / people;
  const activity = activities.find(({ upTo }) => share < upTo) ?? activities[0];
  if (activity === undefined) return;
  await delay(random.whole(0, activity.pauseMs));
  const act = await activity.begin(site, random);
  while (performance.now() < end && server.exitCode() === null) {
    await act();
    await delay(random.whole(activity.pauseMs / 2, activity.pauseMs * 1.5));
  }
}

await Promise.all(Array.from({ length: people }, (_, number) => live(number)));
const faults = [
  ...site.journal.faults(),
  ...memory.faults(),
  ...server.otherErrors().map((error) => `in the log: ${error}`),
  ...(server.exitCode() === null ? [] : [`the server has ended with code ${server.exitCode()}`]),
];
console.log(`${people} people for ${minutes} minutes, seed ${seed}\n\n${site.journal.table()}\n\n${memory.sentence()}`);
memory.stop();
await server.stop();
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
