/**
 * How long the planner takes on all routes as one network, from Sevilla, Lisboa and Le Puy to Santiago: preparation of the
 * graph and all answers included. Prints medians and 95th percentiles in milliseconds; the goal is 60.
 *
 * BENCH_RUNS says how often each is planned.
 */
import type { GraphArc, GraphBranch, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withDefaults, type PartialOptions } from "#domain/planner/options/with-defaults.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { readRealRoutes } from "#tests/planner/graphs/graph-from-data.ts";

const runs = Number(process.env["BENCH_RUNS"] ?? 60);
const goalMs = 60;
const warmUp = 10;

/** One graph of all routes: shared parts exist once, and the main branches form one. */
function joined(graphs: ReadonlyMap<string, RouteGraph>): RouteGraph {
  const waypoints = new Map<string, GraphWaypoint>();
  const arcs = new Map<number, GraphArc>();
  const branches: GraphBranch[] = [];
  for (const [route, graph] of graphs) {
    const named = (slug: string): string => `${route} ${slug}`;
    for (const one of graph.waypoints) waypoints.set(one.uuid, one);
    for (const arc of graph.arcs) {
      const others = arcs.get(arc.id)?.branches ?? [];
      arcs.set(arc.id, { ...arc, branches: [...others, ...arc.branches.map(named)] });
    }
    branches.push(...graph.branches.map((branch) => ({ ...branch, slug: named(branch.slug) })));
  }
  const closures = [...graphs.values()].flatMap((graph) => graph.closures);
  return { waypoints: [...waypoints.values()], arcs: [...arcs.values()], branches, closures };
}

const { routes, graphOf } = readRealRoutes();
const network = joined(new Map(routes.map(({ slug }) => [slug, graphOf(slug)])));
console.log(`${routes.length} routes: ${network.waypoints.length} waypoints, ${network.arcs.length} arcs`);

const choices: Readonly<Record<string, Omit<PartialOptions, "route">>> = {
  defaults: {},
  "with rests and a date": { restEvery: { after: 7, min: 5, max: 9 }, startDate: "2027-04-10" },
  "all variants": { variants: "free" },
};

for (const start of ["sevilla", "lisboa", "le-puy-en-velay"]) {
  for (const [name, options] of Object.entries(choices)) {
    const times: number[] = [];
    let outcome = "";
    for (let run = 0; run < runs + warmUp; run += 1) {
      const ends = { start, end: "santiago-de-compostela" };
      // The beds of the Via Podiensis are unknown.
      const input = withDefaults(ends, { route: "all", lodging: "ignore", ...options, ideal: 6 + (run % 30) / 20 });
      const begun = performance.now();
      // A new graph object each time, so that nothing is cached.
      const result = planStages({ ...network }, input);
      if (run >= warmUp) times.push(performance.now() - begun);
      outcome = result.ok ? `${result.plan.totals.days} days, ${Math.round(result.plan.totals.km)} km` : "no plan";
    }
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
    const isLate = at(0.5) > goalMs;
    console.log(
      `${start}, ${name}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms; ${outcome}${isLate ? `; more than ${goalMs}` : ""}`,
    );
  }
}
