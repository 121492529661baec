import type { GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "../options/planner-options.ts";
import type { ChosenDay } from "./search/choose-plan.ts";
import { isWinter } from "#domain/calendar/season.ts";
import { idealOfDay } from "./costs/costs.ts";
import { type Alternative, type Reason, shopServices } from "./plan.ts";
import type { PlanningProblem } from "./search/problem.ts";
import type { Stage } from "./costs/stages.ts";
import { tolerance } from "./tolerance.ts";
import type { ReachedPlace } from "./graph/walk.ts";

/** Kilometres without a bed before or after a stop from which the gap is mentioned. */
const longGapKm = 12;
const farAheadKm = 8;
/** A gentler first day is mentioned when it is this near to its ideal, relative to it. */
const closeToIdeal = 0.08;
/** Another end is mentioned when it raises the cost of the plan by at least this; below, it is as good. */
const minMentionedCost = 0.05;

/**
 * Why a day ends where it does, the most important reason first.
 *
 * @param plan the whole plan, of which `index` is the day
 */
export function reasonsFor(
  problem: PlanningProblem,
  plan: readonly ChosenDay[],
  index: number,
  arcIds: readonly number[],
  alternatives: readonly Alternative[],
): Reason[] {
  const day = plan[index]!;
  const { stage } = day;
  if (!stage) return restReasons(problem, day);
  const isEnd = stage.to === problem.context.stops.to;
  const ofPlace = isEnd ? [] : place(problem, plan, index, stage);
  // A city is a reason in itself, whatever lies before it.
  const isCity = problem.context.graph.waypoints[stage.to]!.size === "city" && !stage.overMax;
  return [
    ...chosenReasons(problem, day.day, stage),
    ...closures(problem, day, arcIds),
    ...(isCity ? ofPlace : []),
    ...gaps(problem, day, stage),
    ...(isEnd ? [] : limitOf(problem, day, stage)),
    ...easing(problem, day, stage),
    ...(isCity ? [] : ofPlace),
    ...(isEnd ? [] : others(problem, day, stage, alternatives)),
  ];
}

function restReasons(problem: PlanningProblem, day: ChosenDay): Reason[] {
  const { size } = problem.context.graph.waypoints[day.from]!;
  return [
    problem.pinOn(day.day) ? { code: "pinned" } : { code: "rest_due", walkingDays: day.phase.sinceRest },
    { code: "rest_place", size },
  ];
}

function chosenReasons(problem: PlanningProblem, day: number, stage: Stage): Reason[] {
  const { stops } = problem.context;
  const reasons: Reason[] = [];
  if (stage.to === stops.to) reasons.push({ code: "destination" });
  if (problem.pinOn(day)) reasons.push({ code: "pinned" });
  if (stops.isMust[stage.to]) reasons.push({ code: "must_stop" });
  if (stops.isFavourite[stage.to] && stage.to !== stops.to) reasons.push({ code: "favourite" });
  return reasons;
}

function closures(problem: PlanningProblem, day: ChosenDay, arcIds: readonly number[]): Reason[] {
  const { graph, inUse, calendar } = problem.context;
  const { closed } = calendar.on(day.day).arcs;
  const walked = new Set(arcIds);
  for (const variant of inUse.variants) {
    if (!variant.replaces.some((arc) => closed.has(arc))) continue;
    const onVariant = variant.arcs.some((arc) => walked.has(graph.arcs[arc]!.id) && !graph.arcOnMain[arc]);
    if (!onVariant) continue;
    const ids = new Set(variant.replaces.map((arc) => graph.arcs[arc]!.id));
    const closure = graph.source.closures.find((stretch) =>
      stretch.arcs.some((id) => ids.has(id) && closed.has(graph.arcAt.get(id)!)),
    );
    if (!closure) continue;
    const { note, notes } = closure;
    const { name, names } = graph.source.branches.find(({ slug }) => slug === variant.slug) ?? { name: variant.slug };
    return [{ code: "closure", note, ...(notes && { notes }), branch: name, ...(names && { branchNames: names }) }];
  }
  return [];
}

/** Reasons about long gaps between beds before the stop. */
function gaps(problem: PlanningProblem, day: ChosenDay, stage: Stage): Reason[] {
  const { calendar, input, graph } = problem.context;
  const beds = input.lodging === "required";
  if (stage.overMax) {
    const chosen = { typesChosen: input.lodgingTypes.length > 0, avoids: input.avoid.length > 0 };
    return [{ code: "nearest_beyond_max", over: excessOf(input, stage), measure: input.measure, beds, ...chosen }];
  }
  const { houses } = calendar.on(day.day);
  if (!beds || houses[stage.to] === 0) return [];
  let before: ReachedPlace | null = stage.way.before;
  while (before && houses[before.waypoint] === 0) before = before.before;
  const km = stage.km - (before?.km ?? 0);
  if (km < longGapKm) return [];
  const slug = (at: number) => graph.waypoints[at]!.townSlug!;
  const town = slug(before?.waypoint ?? day.from);
  return [{ code: "first_beds_after", town, first: slug(stage.to), km, typesChosen: input.lodgingTypes.length > 0 }];
}

/** The walker whose longest day ends the stage, if going on would be too long for one of several walkers only. */
function limitOf(problem: PlanningProblem, { day, from }: ChosenDay, stage: Stage): Reason[] {
  const { input, stops, stages, calendar, graph } = problem.context;
  if (input.walkers.length === 0 || stage.overMax || stops.isMust[stage.to] || problem.pinOn(day)) return [];
  const conditions = calendar.on(day);
  const next = stages
    .reach(from, conditions.arcs, 2 * input.max)
    .find(
      ({ m, waypoint }) =>
        m > stage.m + tolerance && stages.isAdmissible(waypoint, conditions) && stages.keepsMustStops(from, waypoint),
    );
  if (!next) return [];
  const limits = [input, ...input.walkers].map(({ max }, at) => ({
    walker: at + 1,
    length: at === 0 ? next.m : next.others[at - 1]!,
    max,
  }));
  const [limited, ...alsoLimited] = limits.filter(({ length, max }) => length > max + tolerance);
  if (!limited || alsoLimited.length > 0) return [];
  const town = graph.waypoints[next.waypoint]!.townSlug!;
  return [{ code: "walker_limit", ...limited, town, measure: input.measure }];
}

function easing({ context: { input } }: PlanningProblem, day: ChosenDay, stage: Stage): Reason[] {
  const ideal = idealOfDay(input, day.phase.walked + 1);
  const isEased = day.phase.walked < input.easeInDays && Math.abs(stage.m - ideal) <= closeToIdeal * ideal;
  return isEased ? [{ code: "easing_in", ideal, measure: input.measure }] : [];
}

/** How the stop compares with other ends of the day; none on pinned days. */
function others(
  problem: PlanningProblem,
  day: ChosenDay,
  stage: Stage,
  alternatives: readonly Alternative[],
): Reason[] {
  const { input, stops, stages, calendar } = problem.context;
  if (problem.pinOn(day.day) || stops.isMust[stage.to]) return [];
  const next = alternatives[0];
  if (next) {
    return next.extraCost < minMentionedCost ? [] : [{ code: "better_than", town: next.to, extraCost: next.extraCost }];
  }
  const requested = [input.mustStop, input.avoid, input.pins, input.lodgingTypes, Object.keys(input.branches)];
  const isFree = input.lodging === "required" && input.days === null && requested.every(({ length }) => length === 0);
  const isOnly = !stage.overMax && stages.from(day.from, calendar.on(day.day)).length === 1;
  return isFree && isOnly ? [{ code: "only_stop" }] : [];
}

function place(problem: PlanningProblem, plan: readonly ChosenDay[], index: number, stage: Stage): Reason[] {
  const { graph, calendar, input } = problem.context;
  const { services } = graph.waypoints[stage.to]!;
  const typesChosen = input.lodgingTypes.length > 0;
  const offeredShops = services.length === 0 ? null : shopServices.filter((shop) => services.includes(shop));
  const shops = offeredShops === null && !graph.knowsServices ? undefined : offeredShops;
  const ofShops = shops === undefined ? {} : { shops };
  if (input.lodging === "ignore")
    return shops === undefined ? [] : [{ code: "services", shops, houses: null, typesChosen }];
  const { day } = plan[index]!;
  const conditions = calendar.on(day);
  const houses = conditions.houses[stage.to]!;
  const date = calendar.dateOf(day);
  const inWinter = date !== null && conditions.knownOpen && houses > 0 && isWinter(date);
  const open = inWinter && { knownOpen: conditions.knownOpen[stage.to]! };
  const next = nextBeds(problem, plan.slice(index + 1));
  const ahead = next && next.km >= farAheadKm && next;
  const refuges = houses > 0 && hasOnlyRefuges(graph.waypoints[stage.to]!) && ({ refugesOnly: true } as const);
  return [{ code: "services", ...ofShops, houses, ...refuges, typesChosen, ...open, ...ahead }];
}

function hasOnlyRefuges({ lodging, seasonalLodging }: Pick<GraphWaypoint, "lodging" | "seasonalLodging">): boolean {
  return [...Object.keys(lodging), ...seasonalLodging.map(({ type }) => type)].every((type) => type === "refuge");
}

/** The first place with a bed on the way of the following days. */
function nextBeds({ context }: PlanningProblem, days: readonly ChosenDay[]): { town: string; km: number } | null {
  let walkedKm = 0;
  for (const { day, stage } of days) {
    if (!stage) continue;
    const { houses } = context.calendar.on(day);
    let first: ReachedPlace | null = null;
    for (let at: ReachedPlace | null = stage.way; at; at = at.before) if (houses[at.waypoint]! > 0) first = at;
    if (first) return { town: context.graph.waypoints[first.waypoint]!.townSlug!, km: walkedKm + first.km };
    walkedKm += stage.km;
  }
  return null;
}

/** By how much a stage exceeds the longest day of the walker for whom it does so most. */
function excessOf(input: PlannerOptions, { way }: Stage): number {
  return Math.max(way.m - input.max, ...input.walkers.map(({ max }, walker) => way.others[walker]! - max));
}
