/** Prints the milliseconds of processor time for one default plan of the Francés; also runs in other commits. */
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { defaultOptions } from "#tests/planner/options/default-options.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

const graph = readRealRoutes().graphOf("camino-frances");
const walk = defaultOptions("camino-frances", "saint-jean-pied-de-port", "santiago-de-compostela");
for (let warm = 0; warm < 50; warm++) planStages(graph, walk);
const runs = 100;
const before = process.cpuUsage();
for (let run = 0; run < runs; run++) planStages(graph, walk);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000 / runs);
