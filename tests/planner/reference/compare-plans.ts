/** Compares the planner's result with the optima found by brute force; every difference is a sentence. */
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, PlanDay, PlannerResult } from "#domain/planner/stage-planner/plan.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { walkingHours } from "#domain/walking-time/walking-time.ts";
import type { Optima } from "./brute-force.ts";
import { plannerRules, arcKm, arcMeasure, leastMeasures, type PlannerRules } from "./stages.ts";

const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

export function differences(
  graph: RouteGraph,
  input: PlannerOptions,
  result: PlannerResult,
  truth: Optima | null,
): readonly string[] {
  if (!result.ok) {
    if (truth) return [`refused (${JSON.stringify(result.refusals)}) though a plan costs ${truth.cost}`];
    return result.refusals.length > 0 ? [] : ["refused without a reason"];
  }
  if (!truth) return [`a plan of cost ${result.plan.cost} though none exists`];
  const { plan } = result;
  const mismatches: string[] = [];
  if (!close(plan.cost, truth.cost)) mismatches.push(`cost ${plan.cost} instead of ${truth.cost}`);
  const ends = describe(plan.days);
  const expected = truth.plans.map(describe);
  if (!expected.includes(ends)) mismatches.push(`plan ${ends} instead of ${expected.join(" or ")}`);
  mismatches.push(...costDifferences("byDays", costsOf(plan.byDays, "days"), costsOf(truth.byDays, "days")));
  return [...mismatches, ...alternativeDifferences(graph, input, plan, truth), ...dayDifferences(graph, input, plan)];
}

const costsOf = <Key extends string>(
  list: readonly (Readonly<Record<Key, string | number>> & { readonly cost: number })[],
  key: Key,
): ReadonlyMap<string, number> => new Map(list.map((one) => [String(one[key]), one.cost]));

/** Differences between two lists of costs, as one sentence at most. */
function costDifferences(
  name: string,
  given: ReadonlyMap<string, number>,
  expected: ReadonlyMap<string, number>,
): readonly string[] {
  const text = (costs: ReadonlyMap<string, number>): string =>
    [...costs]
      .map(([key, cost]) => `${key} ${cost.toFixed(6)}`)
      .toSorted()
      .join(", ");
  const same =
    given.size === expected.size && [...expected].every(([key, cost]) => close(given.get(key) ?? Number.NaN, cost));
  return same ? [] : [`${name} [${text(given)}] instead of [${text(expected)}]`];
}

const describe = (days: readonly { kind: string; to: string }[]): string =>
  days.map(({ kind, to }) => `${kind} ${to}`).join(" → ");

function alternativeDifferences(
  graph: RouteGraph,
  input: PlannerOptions,
  plan: Plan,
  truth: Optima,
): readonly string[] {
  const rules = plannerRules(graph, input) as PlannerRules;
  const uuid = (town: string): string => graph.waypoints.find((w) => w.townSlug === town)?.uuid ?? "";
  return plan.days.flatMap((day) => {
    const given = day.alternatives.map(({ to, extraCost }) => ({ to, cost: extraCost }));
    const candidates =
      day.kind === "rest" ? [] : rules.stagesFrom(uuid(day.from), day.number).map(({ to }) => rules.slug(to));
    const expected = candidates.flatMap((to) => {
      const cost = truth.costThrough(day.number, to);
      return to === day.to || cost === undefined ? [] : [{ to, cost: cost - truth.cost }];
    });
    const cheapestFirst = day.alternatives.every(
      (one, n) => one.extraCost >= (day.alternatives[n - 1]?.extraCost ?? 0) - 1e-9,
    );
    return [
      ...costDifferences(`day ${day.number} alternatives`, costsOf(given, "to"), costsOf(expected, "to")),
      ...(cheapestFirst ? [] : [`day ${day.number}: the alternatives are not cheapest first`]),
    ];
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The facts of each day, recounted from its arcs. */
export function dayDifferences(graph: RouteGraph, input: PlannerOptions, plan: Plan): readonly string[] {
  const rules = plannerRules(graph, input) as PlannerRules;
  const mismatches: string[] = [];
  const expect = (isTrue: boolean, words: string): void => {
    if (!isTrue) mismatches.push(words);
  };
  plan.days.forEach((day, index) => {
    const name = `day ${index + 1}`;
    expect(day.number === index + 1, `${name} is numbered ${day.number}`);
    expect((day.date ?? null) === rules.dateOf(index + 1), `${name} is dated ${day.date}`);
    expect(day.from === (plan.days[index - 1]?.to ?? input.from), `${name} starts at ${day.from}`);
    mismatches.push(
      ...(day.kind === "rest" ? restDifferences(day) : walkDifferences(graph, input, rules, day)).map(
        (fault) => `${name}: ${fault}`,
      ),
    );
  });
  const { totals, days } = plan;
  expect(days.at(-1)?.to === input.to, "the plan does not end at its destination");
  expect(
    totals.days === days.length && totals.walkingDays === days.filter(({ kind }) => kind === "walk").length,
    "totals of days",
  );
  for (const key of ["km", "ascentM", "descentM", "hours"] as const) {
    expect(close(totals[key], sum(days.map((day) => day[key]))), `total ${key} ${totals[key]}`);
  }
  return mismatches;
}

const restDifferences = (day: PlanDay): readonly string[] =>
  day.from === day.to && day.arcs.length === 0 && day.km === 0 && day.hours === 0 ? [] : ["a rest day moves"];

function walkDifferences(
  graph: RouteGraph,
  input: PlannerOptions,
  rules: PlannerRules,
  day: PlanDay,
): readonly string[] {
  const uuid = (town: string): string => graph.waypoints.find((w) => w.townSlug === town)?.uuid ?? "";
  const inUse = rules.arcsFrom(uuid(day.from), day.number);
  const arcs = day.arcs.flatMap((id) => inUse.find((arc) => arc.id === id) ?? []);
  if (arcs.length !== day.arcs.length) return [`arcs ${day.arcs.join()} are not all in use`];
  const chained =
    arcs.every((arc, n) => arc.from === (arcs[n - 1]?.to ?? uuid(day.from))) && arcs.at(-1)?.to === uuid(day.to);
  if (!chained) return [`arcs ${day.arcs.join()} do not lead from ${day.from} to ${day.to}`];
  const measure = sum(arcs.map((arc) => arcMeasure(arc, input)));
  const least = leastMeasures(inUse, uuid(day.from), input, 2 * input.max).get(uuid(day.to))?.m ?? Number.NaN;
  const overMax = rules.stagesFrom(uuid(day.from), day.number).find(({ to }) => to === uuid(day.to))?.overMax;
  const walked = arcs.filter(({ mode }) => mode === "walk");
  const hours = Math.max(
    ...[input, ...input.walkers].map(({ pace }) =>
      sum(walked.map((arc) => walkingHours(arc.distanceM / 1000, arc.ascentM ?? 0, arc.descentM ?? 0, pace))),
    ),
  );
  return [
    ...(close(measure, least) ? [] : [`a way of ${measure} though one of ${least} exists`]),
    ...(day.overMax === overMax ? [] : [`overMax ${day.overMax}`]),
    ...(close(day.km, sum(walked.map(arcKm))) ? [] : [`${day.km} km`]),
    ...(close(day.ascentM, sum(walked.map((arc) => arc.ascentM ?? 0))) ? [] : [`${day.ascentM} m up`]),
    ...(close(day.descentM, sum(walked.map((arc) => arc.descentM ?? 0))) ? [] : [`${day.descentM} m down`]),
    ...(close(day.hours, hours) ? [] : [`${day.hours} hours`]),
  ];
}
