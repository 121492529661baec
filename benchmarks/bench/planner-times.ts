import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import {
  openWithDefaults,
  type PartialOpenOptions,
  type PartialOptions,
} from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

const runs = Number(process.env["BENCH_RUNS"] ?? 300);
/** Runs that are not counted, while code is compiled; also for the comparisons. */
const warmUp = 30;
const route = "camino-frances";
const ends = { start: "saint-jean-pied-de-port", end: "santiago-de-compostela" };
const rests = { after: 7, min: 5, max: 9 };

const examples: Readonly<Record<string, Omit<PartialOptions, "route">>> = {
  defaults: {},
  "with a start date": { startDate: "2027-05-10" },
  "with rests": { restEvery: rests },
  "with rests, easing in and a date": { restEvery: rests, easeInDays: 3, startDate: "2027-05-10" },
  "three who walk together": { walkers: [{ ideal: 6, max: 9 }, { pace: { flatKmh: 5 } }] },
  "all variants": { variants: "free" },
  "all of it": { restEvery: rests, easeInDays: 3, startDate: "2027-05-10", variants: "free", walkers: [{ ideal: 6 }] },
};

/** Options with an open end, for some days. */
const openEnds: Readonly<Record<string, Omit<PartialOpenOptions, "route">>> = {
  "the start for 14 days": { from: null, days: 14 },
  "the start for 30 days, with rests": { from: null, days: 30, restEvery: rests },
  "the end for 14 days": { to: null, days: 14 },
};

/** Prints how long the planner takes on the whole Francés, alternatives and costs by days included: median and 95th percentile. */
export function planTimes(): void {
  const graph = readRealRoutes().graphOf(route);
  for (const [name, options] of Object.entries({ ...examples, ...openEnds })) {
    const times: number[] = [];
    for (let run = 0; run < runs + warmUp; run++) {
      const input = openWithDefaults(ends, { route, ...options, ideal: 6 + (run % 30) / 20 });
      const begun = performance.now();
      planStages(graph, input);
      if (run >= warmUp) times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(2);
    console.log(`planner, Francés, ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (${runs} runs)`);
  }
}
