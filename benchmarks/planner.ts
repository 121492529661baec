/**
 * How long the planner takes on the whole Camino Francés, alternatives and costs by days included.
 * Prints the median and the 95th percentile in milliseconds; BENCH_RUNS sets the runs for each wish.
 */
import { planStages } from "#domain/stage-planner/plan-stages.ts";
import { type PlannerWish, withDefaults } from "#domain/stage-planner/planner-input.ts";
import { readRealRoutes } from "#tests/planner/graph-from-data.ts";

const runs = Number(process.env["BENCH_RUNS"] ?? 300);
const route = "camino-frances";
const ends = { start: "saint-jean-pied-de-port", end: "santiago-de-compostela" };
const rests = { after: 7, min: 5, max: 9 };

const wishes: Readonly<Record<string, Omit<PlannerWish, "route">>> = {
  defaults: {},
  "with a start date": { startDate: "2027-05-10" },
  "with rests": { restEvery: rests },
  "with rests, easing in and a date": { restEvery: rests, easeInDays: 3, startDate: "2027-05-10" },
  "all variants": { variants: "free" },
};

const graph = readRealRoutes().graphOf(route);

for (const [name, wish] of Object.entries(wishes)) {
  const times: number[] = [];
  for (let run = 0; run < runs + 30; run++) {
    const input = withDefaults(ends, { route, ...wish, ideal: 6 + (run % 30) / 20 });
    const begun = performance.now();
    planStages(graph, input);
    if (run >= 30) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(2);
  console.log(`planner, Francés, ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (${runs} runs)`);
}
