import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { Named } from "#domain/route-graph/name-in.ts";
import type { GraphBranch, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "../options/planner-options.ts";
import { hardestStage } from "../stage-planner/effort.ts";
import { idealOfDay } from "#domain/planner/stage-planner/costs/costs.ts";
import { planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import type { Plan, PlanDay } from "../stage-planner/plan.ts";

/** A plan with an easier first day, and its cost. */
export interface GentleStart {
  /** Town of the first night. */
  readonly to: string;
  /** The variant that leads there; null if on the way of the plan. */
  readonly branch: Named | null;
  /** Hours of the first walking days until the plan's own first night, or of two days if it is bypassed. */
  readonly hours: readonly number[];
  readonly extraDays: number;
  readonly change: Partial<PlannerOptions>;
}

/** The first day is hard if it exceeds the ideal by this factor. */
const hardShare = 1.25;
/** Range of shares of the first day's hours at which a night divides it. */
const halves = { from: 0.3, to: 0.7 };
/** Number of towns tried per variant. */
const triedOfVariant = 2;

/** Easier beginnings of a plan with a hard first day: by a night on its way, and by variants; the best of each. */
export function gentleStarts(graph: RouteGraph, input: PlannerOptions, plan: Plan): readonly GentleStart[] {
  const [first] = plan.days;
  if (!first || first.kind === "rest" || input.pins.length > 0) return [];
  const { length, ideal } = hardestStage(first, input);
  if (length <= idealOfDay({ ...input, ideal }, 1) * hardShare) return [];
  const isHalf = (hours: number) => hours >= halves.from * first.hours && hours <= halves.to * first.hours;
  const onTheWay = first.alternatives.find(({ hours, houses, overMax }) => isHalf(hours) && houses > 0 && !overMax);
  const starts = [
    { branch: null, towns: onTheWay ? [onTheWay.to] : [] },
    ...variantsAround(graph, input, first).map((branch) => ({ branch, towns: townsOf(graph, branch) })),
  ];
  return starts.flatMap(({ branch, towns }) => {
    const candidates = towns.flatMap((to) => tryStop(graph, input, plan, to, branch) ?? []);
    return candidates.toSorted((a, b) => a.cost - b.cost)[0]?.start ?? [];
  });
}

function tryStop(
  graph: RouteGraph,
  input: PlannerOptions,
  plan: Plan,
  to: string,
  branch: GraphBranch | null,
): { readonly cost: number; readonly start: GentleStart } | null {
  const change = { mustStop: [...input.mustStop, to], avoid: input.avoid.filter((town) => town !== to) };
  const { result } = planOnKnownBeds(graph, { ...input, ...change });
  if (!result.ok) return null;
  const walks = result.plan.days.filter(({ kind }) => kind === "walk");
  const [now, then] = [plan.days[0]!, walks[0]];
  if (!then || then.to !== to || then.hours > halves.to * now.hours) return null;
  const back = walks.findIndex((day) => day.to === now.to);
  const hours = walks.slice(0, back > 0 && back < 3 ? back + 1 : 2).map((day) => day.hours);
  // Postponing the hard day by one does not make the beginning easier.
  if (Math.max(...hours) >= 0.9 * now.hours) return null;
  const extraDays = result.plan.totals.days - plan.totals.days;
  const named = branch && { name: branch.name, ...(branch.names && { names: branch.names }) };
  return { cost: result.plan.cost, start: { to, branch: named, hours, extraDays, change } };
}

/** Variants that bypass part of the first day. */
function variantsAround(graph: RouteGraph, input: PlannerOptions, first: PlanDay): readonly GraphBranch[] {
  const walked = new Set(first.arcs);
  return graph.branches.filter(
    ({ slug, kind, replaces }) =>
      kind === "variant" && input.branches[slug] !== "avoid" && replaces.some((arc) => walked.has(arc)),
  );
}

/** Towns with beds on this branch only, those with the most services first. */
function townsOf(graph: RouteGraph, { slug }: GraphBranch): readonly string[] {
  const touched = (isOwn: boolean) =>
    new Set(
      graph.arcs.filter(({ branches }) => branches.includes(slug) === isOwn).flatMap(({ from, to }) => [from, to]),
    );
  const [own, others] = [touched(true), touched(false)];
  return graph.waypoints
    .filter((place) => own.has(place.uuid) && !others.has(place.uuid) && numberOfHouses(place) > 0)
    .toSorted((a, b) => b.services.length - a.services.length || numberOfHouses(b) - numberOfHouses(a))
    .flatMap(({ townSlug }) => townSlug ?? [])
    .slice(0, triedOfVariant);
}
