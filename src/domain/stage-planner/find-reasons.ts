import type { ChosenDay } from "./choose-plan.ts";
import { idealOfDay } from "./costs.ts";
import type { Alternative, Reason } from "./plan.ts";
import type { PlanningProblem } from "./problem.ts";
import type { Stage } from "./stages.ts";

/** A gap between beds is worth a word from so many kilometres. */
const longGapKm = 8;
/** A stage this near to the ideal, relative to it, is called close. */
const closeToIdeal = 0.08;

/** Why a day ends where it does, the weightiest reason first. */
export function reasonsFor(
  problem: PlanningProblem,
  day: ChosenDay,
  arcIds: readonly number[],
  alternatives: readonly Alternative[],
): Reason[] {
  if (!day.stage) return restReasons(problem, day);
  const wished = wishes(problem, day.day, day.stage);
  return [
    ...wished,
    ...closures(problem, day, arcIds),
    ...gaps(problem, day, day.stage),
    ...lengths(problem, day, day.stage, alternatives),
    ...(wished.some((reason) => reason.code === "destination") ? [] : [place(problem, day.day, day.stage)]),
  ];
}

function restReasons(problem: PlanningProblem, day: ChosenDay): Reason[] {
  const { size } = problem.ground.graph.waypoints[day.from]!;
  return [
    problem.pinOn(day.day) ? { code: "pinned" } : { code: "rest_due", walkingDays: day.phase.sinceRest },
    { code: "rest_place", size: size === "other" ? "village" : size },
  ];
}

function wishes(problem: PlanningProblem, day: number, stage: Stage): Reason[] {
  const { stops } = problem.ground;
  const reasons: Reason[] = [];
  if (stage.to === stops.to) reasons.push({ code: "destination" });
  if (problem.pinOn(day)) reasons.push({ code: "pinned" });
  if (stops.isMust[stage.to]) reasons.push({ code: "must_stop" });
  if (stops.isFavourite[stage.to] && stage.to !== stops.to) reasons.push({ code: "favourite" });
  return reasons;
}

function closures(problem: PlanningProblem, day: ChosenDay, arcIds: readonly number[]): Reason[] {
  const { graph, inUse, calendar } = problem.ground;
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
    const name = graph.source.branches.find((branch) => branch.slug === variant.slug)?.name ?? variant.slug;
    if (closure) return [{ code: "closure", note: closure.note, branch: name }];
  }
  return [];
}

/** Long stretches without a bed before and after the stop. */
function gaps(problem: PlanningProblem, day: ChosenDay, stage: Stage): Reason[] {
  const { stages, calendar, stops, input, graph } = problem.ground;
  const conditions = calendar.on(day.day);
  const reasons: Reason[] = [];
  const beds = input.lodging === "required";
  if (stage.overMax) {
    reasons.push({ code: "nearest_beyond_max", over: stage.m - input.max, measure: input.measure, beds });
  }
  if (!beds) return reasons;
  if (stage.to !== stops.to) {
    const next = stages
      .reach(stage.to, calendar.on(day.day + 1).arcs, 2 * input.max)
      .find((at) => stages.isAdmissible(at.waypoint, conditions));
    if (next && next.km >= longGapKm) {
      reasons.push({
        code: "last_beds_before",
        town: graph.waypoints[next.waypoint]!.townSlug!,
        km: next.km,
      });
    }
  }
  const before = stages
    .reach(day.from, conditions.arcs, stage.m)
    .filter((at) => at.m < stage.m && at.waypoint !== stage.to && stages.isAdmissible(at.waypoint, conditions))
    .at(-1);
  const backKm = stage.km - (before?.km ?? 0);
  if (before && backKm >= longGapKm && reasons.length === 0) {
    reasons.push({
      code: "first_beds_after",
      town: graph.waypoints[before.waypoint]!.townSlug!,
      km: backKm,
    });
  }
  return reasons;
}

function lengths(
  problem: PlanningProblem,
  day: ChosenDay,
  stage: Stage,
  alternatives: readonly Alternative[],
): Reason[] {
  const { input, stops } = problem.ground;
  const ideal = idealOfDay(input, day.phase.walked + 1);
  const reasons: Reason[] = [];
  const easing = day.phase.walked < input.easeInDays;
  if (Math.abs(stage.m - ideal) <= closeToIdeal * ideal) {
    const code = easing ? "easing_in" : "close_to_ideal";
    reasons.push({ code, ideal, measure: input.measure });
  }
  if (stage.to === stops.to || problem.pinOn(day.day)) return reasons;
  const next = alternatives[0];
  if (next) reasons.push({ code: "better_than", town: next.to, extraCost: next.extraCost });
  else reasons.push({ code: "only_stop" });
  return reasons;
}

function place(problem: PlanningProblem, day: number, stage: Stage): Reason {
  const { services } = problem.ground.graph.waypoints[stage.to]!;
  const food = services.includes("groceries") || services.includes("restaurant");
  return { code: "services", food, houses: problem.ground.calendar.on(day).houses[stage.to]! };
}
