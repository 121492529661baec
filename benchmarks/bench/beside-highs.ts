/**
 * Prints, as JSON, the processor time in milliseconds of the same walks planned by the planner, with the reasons and
 * alternatives that it tells, and of their cost alone by HiGHS.
 */
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { defaultOptions } from "#tests/planner/options/default-options.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";
import { integerOptimum } from "#tests/planner/reference/integer-programme.ts";

/** A walk, and the least time that each took for it. */
export interface PlannedTwice {
  readonly name: string;
  readonly ours: number;
  readonly theirs: number;
}

const rounds = 5;
/** Plans that are timed together, as one is too short. */
const together = 20;

async function spentOn(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const graph = readRealRoutes().graphOf("camino-frances");
const walk = defaultOptions("camino-frances", "saint-jean-pied-de-port", "santiago-de-compostela");
const planned: PlannedTwice[] = [];
for (const [name, options] of [
  ["defaults", walk],
  ["with rests", { ...walk, restEvery: { after: 7, min: 5, max: 9 } }],
] as const) {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let warm = 0; warm < 200; warm++) planStages(graph, options);
  for (let round = 0; round < rounds; round++) {
    theirs.push(await spentOn(() => integerOptimum(graph, options)));
    ours.push((await spentOn(() => Array.from({ length: together }, () => planStages(graph, options)))) / together);
  }
  planned.push({ name, ours: Math.min(...ours), theirs: Math.min(...theirs) });
}
console.log(JSON.stringify(planned));
