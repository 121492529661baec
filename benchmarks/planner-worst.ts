/**
 * Searches for the slowest options among everything that `POST /api/planner` accepts.
 * npm run bench:worst
 * On every real route random options are drawn from the ends of the allowed ranges, a third of them with one end left
 * to the planner; then the slowest are repeatedly changed in one or two places, keeping changes that take longer.
 * Prints for each route the slowest options, their time (processor time of planning only, the better of two runs, so
 * that other load does not matter), the length of the response as JSON and the memory right after planning.
 * WORST_SECONDS: time for each route, 20 by default. WORST_ROUTES: slugs, separated by commas. WORST_SEED: seed of the
 * random choices. WORST_FILE: output file for the slowest options in full, one per line.
 */
import { appendFileSync } from "node:fs";
import { plannerRequest } from "#contract/planner/planner.ts";
import type { PlanDay, PlannerResult } from "#domain/planner/stage-planner/plan.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { openWithDefaults, type PartialOpenOptions } from "#domain/planner/options/with-defaults.ts";
import { changeOptions, drawOptions, leaveOpen, optionsSource } from "#tests/planner/options/extreme-options.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

const seconds = Number(process.env["WORST_SECONDS"] ?? 20);
const seed = Number(process.env["WORST_SEED"] ?? 1);
const wanted = process.env["WORST_ROUTES"]?.split(",");
const file = process.env["WORST_FILE"];
/** Number of slow options to vary further, and of options drawn before the first is varied. */
const kept = 6;
const drawnFirst = 40;

interface Timed {
  readonly options: PartialOpenOptions;
  readonly ms: number;
  readonly days: readonly PlanDay[];
}

const real = readRealRoutes();

for (const ends of real.routes.filter(({ slug }) => wanted?.includes(slug) ?? true)) {
  const graph = real.graphOf(ends.slug);
  const source = optionsSource(ends.slug, graph, seed);
  const plan = (options: PartialOpenOptions): PlannerResult => planStages(graph, openWithDefaults(ends, options));
  const timed = (options: PartialOpenOptions): Timed => {
    plannerRequest.parse(options);
    const begun = process.cpuUsage();
    const result = plan(options);
    const { user, system } = process.cpuUsage(begun);
    return { options, ms: (user + system) / 1000, days: result.ok ? result.plan.days : [] };
  };
  for (let run = 0; run < 20; run++) plan({ route: ends.slug, ideal: 6 + run / 20 });

  let slowest: readonly Timed[] = [];
  let tried = 0;
  for (const until = performance.now() + 1000 * seconds; performance.now() < until; tried++) {
    const parent = tried < drawnFirst ? undefined : slowest[tried % (kept + 2)];
    const options = parent ? changeOptions(source, parent.options, parent.days) : drawOptions(source);
    const one = timed(tried % 3 === 2 ? leaveOpen(source, options) : options);
    slowest = [...slowest, one].toSorted((a, b) => b.ms - a.ms).slice(0, kept);
  }
  const again = slowest.map(({ options, ms }) => ({ options, ms: Math.min(ms, timed(options).ms) }));
  const [worst] = again.toSorted((a, b) => b.ms - a.ms);
  if (!worst) continue;
  const before = held();
  const result = plan(worst.options);
  const mb = (held() - before) / 2 ** 20;
  const kb = JSON.stringify(result).length / 1024;
  console.log(
    `${ends.slug}: ${worst.ms.toFixed(0)} ms, answer ${kb.toFixed(0)} kB, ${mb.toFixed(0)} MB, ${tried} tried`,
  );
  console.log(`  ${inShort(worst.options)}`);
  if (file) appendFileSync(file, `${JSON.stringify({ ms: worst.ms, options: worst.options })}\n`);
}
console.log(`most memory of the process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Options on one line, with long lists as their length. */
function inShort(options: PartialOpenOptions): string {
  return JSON.stringify(options, (_, value: unknown) =>
    Array.isArray(value) && value.length > 3 ? value.length : value,
  );
}
