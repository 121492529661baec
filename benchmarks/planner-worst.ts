/**
 * Looks for the wishes that keep the planner busy longest, among everything that `POST /api/planner` accepts.
 *
 *     npm run bench:worst
 *
 * On every real route wishes are drawn from the ends of the ranges of the contract; then the slowest of them are
 * changed in one or two places again and again, and a change is kept when it takes longer. Prints for each route the
 * slowest wish, how long it took (processor time of planning alone, the better of two runs, so that a busy machine
 * does not decide), the length of its answer as JSON and the memory held right after planning.
 *
 * WORST_SECONDS: time for each route, 20 by default. WORST_ROUTES: slugs, separated by commas. WORST_SEED: another
 * walk through the same wishes. WORST_FILE: where the slowest wishes are written in full, one a line.
 */
import { appendFileSync } from "node:fs";
import { plannerRequest } from "#contract/planner/planner.ts";
import type { PlanDay, PlannerResult } from "#domain/stage-planner/plan.ts";
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { type PlannerWish, withDefaults } from "#domain/stage-planner/planner-input.ts";
import { changeWish, drawWish, wishSource } from "#tests/planner/extreme-wishes.ts";
import { readRealRoutes } from "#tests/planner/graph-from-data.ts";

const seconds = Number(process.env["WORST_SECONDS"] ?? 20);
const seed = Number(process.env["WORST_SEED"] ?? 1);
const wanted = process.env["WORST_ROUTES"]?.split(",");
const file = process.env["WORST_FILE"];
/** Slow wishes that are changed further, and wishes drawn before the first is changed. */
const kept = 6;
const drawnFirst = 40;

interface Timed {
  readonly wish: PlannerWish;
  readonly ms: number;
  readonly days: readonly PlanDay[];
}

const real = readRealRoutes();

for (const ends of real.routes.filter(({ slug }) => wanted?.includes(slug) ?? true)) {
  const graph = real.graphOf(ends.slug);
  const source = wishSource(ends.slug, graph, seed);
  const plan = (wish: PlannerWish): PlannerResult => planStages(graph, withDefaults(ends, wish));
  const timed = (wish: PlannerWish): Timed => {
    plannerRequest.parse(wish);
    const begun = process.cpuUsage();
    const result = plan(wish);
    const { user, system } = process.cpuUsage(begun);
    return { wish, ms: (user + system) / 1000, days: result.ok ? result.plan.days : [] };
  };
  for (let run = 0; run < 20; run++) plan({ route: ends.slug, ideal: 6 + run / 20 });

  let slowest: readonly Timed[] = [];
  let tried = 0;
  for (const until = performance.now() + 1000 * seconds; performance.now() < until; tried++) {
    const parent = tried < drawnFirst ? undefined : slowest[tried % (kept + 2)];
    const one = timed(parent ? changeWish(source, parent.wish, parent.days) : drawWish(source));
    slowest = [...slowest, one].toSorted((a, b) => b.ms - a.ms).slice(0, kept);
  }
  const again = slowest.map(({ wish, ms }) => ({ wish, ms: Math.min(ms, timed(wish).ms) }));
  const [worst] = again.toSorted((a, b) => b.ms - a.ms);
  if (!worst) continue;
  const before = held();
  const result = plan(worst.wish);
  const mb = (held() - before) / 2 ** 20;
  const kb = JSON.stringify(result).length / 1024;
  console.log(
    `${ends.slug}: ${worst.ms.toFixed(0)} ms, answer ${kb.toFixed(0)} kB, ${mb.toFixed(0)} MB, ${tried} tried`,
  );
  console.log(`  ${inShort(worst.wish)}`);
  if (file) appendFileSync(file, `${JSON.stringify({ ms: worst.ms, wish: worst.wish })}\n`);
}
console.log(`most memory of the process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A wish on one line: of long lists their length. */
function inShort(wish: PlannerWish): string {
  return JSON.stringify(wish, (_, value: unknown) => (Array.isArray(value) && value.length > 3 ? value.length : value));
}
