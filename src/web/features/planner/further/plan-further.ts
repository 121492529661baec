/** Plans the further routes: loaded if there are some, see `useFurtherPlan`. */
import type { FurtherLegChoice } from "#domain/planner/options/further-legs.ts";
import { legsFrom } from "#domain/planner/options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planLegs } from "#domain/planner/solution/plan-legs.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import type { OutcomeView } from "#web/features/planner/view/plan-view.ts";
import { loadBasemap } from "#web/components/plan-map/load-route-data.ts";
import type { MapSheet } from "#web/components/route-map/map-types.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import type { PlanningInput } from "../use-plan-changes.ts";
import { runInWorker } from "../worker/run-in-worker.ts";
import type { Further } from "./further-plan.ts";
import { namedWalkWarnings, viewLegs } from "./view-legs.ts";

interface FurtherRequest {
  readonly input: PlannerOptions;
  readonly chosen: readonly FurtherLegChoice[];
  /** The plan before them. */
  readonly before: PlanningInput;
  readonly outcome: Extract<OutcomeView, { ok: true }>;
  /** Whether the page already has the picture of all routes. */
  readonly hasPicture: boolean;
  /** Aborted when other plans are requested. */
  readonly signal: AbortSignal;
}

const sheets = new Map<string, MapSheet>();

/**
 * The best plan of each further route, one after another, in this browser.
 *
 * @throws when the signal is aborted, and when a route could not be loaded
 */
export async function planFurther({
  input,
  chosen,
  before,
  outcome,
  hasPicture,
  signal,
}: FurtherRequest): Promise<Further> {
  const legs = legsFrom(input.to, chosen);
  const [sheet, ...loaded] = await Promise.all([
    hasPicture ? null : loadSheet([input.route, ...legs.map(({ route }) => route)]),
    ...legs.map(({ route }) => loadBasemap(route)),
  ]);
  const legRoutes = loaded.filter((routeData) => routeData !== null);
  if (legRoutes.length < legs.length) return { is: "failed" };
  const planOf = (options: PlannerOptions, graph: RouteGraph) => runInWorker("planIfAny", graph, [options], signal);
  const [first, plans] = await Promise.all([
    planOf(input, before.graph),
    planLegs(input, legs, outcome.plan.totals.days, (options) =>
      planOf(options, legRoutes.find(({ slug }) => slug === options.route)!.graph),
    ),
  ]);
  if (!first || !plans) return { is: "impossible" };
  const graphs = legRoutes.map(({ graph }) => graph);
  const views = viewLegs(legs, plans, graphs);
  const onward = views.map((leg, index) => ({ leg, plan: plans[index]!, graph: graphs[index]! }));
  return {
    is: "planned",
    legs: views,
    namedWarnings: namedWalkWarnings(
      { graph: before.graph, options: input, plan: first, view: outcome.plan, bedsUnknown: outcome.bedsUnknown },
      onward,
    ),
    picture: { legs: plans.map((plan, index) => ({ plan, routeData: legRoutes[index]! })), sheet },
  };
}

/** A sheet for several routes; null if it cannot be loaded, as without a network. */
async function loadSheet(routes: readonly string[]): Promise<MapSheet | null> {
  const address = pathsIn("en").plannerSheet(routes);
  const cached = sheets.get(address);
  if (cached) return cached;
  const sheet = await fetchJson<MapSheet>(address).catch(() => null);
  if (sheet) sheets.set(address, sheet);
  return sheet;
}
