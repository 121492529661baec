import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { defaultOptions } from "#tests/planner/default-options.ts";
import { readRealRoutes } from "#tests/planner/graph-from-data.ts";
import { integerOptimum } from "#tests/planner/integer-programme.ts";
import type { Measured } from "./table.ts";

/** Milliseconds of processor time. */
async function spentOn(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The same walk planned by the planner, with the reasons and alternatives that it tells, and its cost alone by HiGHS. */
export async function besideHighs(): Promise<readonly Measured[]> {
  const graph = readRealRoutes().graphOf("camino-frances");
  const walk = defaultOptions("camino-frances", "saint-jean-pied-de-port", "santiago-de-compostela");
  const measured: Measured[] = [];
  for (const [name, options] of [
    ["defaults", walk],
    ["with rests", { ...walk, restEvery: { after: 7, min: 5, max: 9 } }],
  ] as const) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let warm = 0; warm < 200; warm++) planStages(graph, options);
    for (let round = 0; round < 9; round++) {
      theirs.push(await spentOn(() => integerOptimum(graph, options)));
      const runs = 20;
      ours.push((await spentOn(() => Array.from({ length: runs }, () => planStages(graph, options)))) / runs);
    }
    // The least of each: another program on the machine can only add to it.
    const [us, other] = [Math.min(...ours), Math.min(...theirs)];
    measured.push({
      name: `plan of the Francés, ${name} / HiGHS`,
      us: `${us.toFixed(1)} ms`,
      other: `${other.toFixed(0)} ms`,
      ratio: other / us,
    });
  }
  return measured;
}
