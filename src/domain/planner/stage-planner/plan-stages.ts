import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { chooseOpenEnd, type OpenEnd, type OpenQuestion, openQuestionOf, refuseOpenEnd } from "./choose-open-end.ts";
import { choosePlan } from "./search/choose-plan.ts";
import { compileGraph, type CompiledGraph } from "./graph/compiled-graph.ts";
import { planFromChoice } from "./plan-from-choice.ts";
import { explainRefusal } from "./refusal/explain-refusal.ts";
import { findAlternatives } from "./find-alternatives.ts";
import { ForwardSearch, maxPlanLength } from "./search/forward.ts";
import type { DaysCost, Plan, PlannerResult, PlanningFailure } from "./plan.ts";
import type { OpenOptions, PlannerOptions } from "../options/planner-options.ts";
import { PlanningProblem } from "./search/problem.ts";

/** Failures of open ends that cannot be chosen. */
function openFailuresOf({ from, to, days }: OpenOptions): PlanningFailure[] {
  if (from === null && to === null) return [{ field: "to", code: "both_ends_open", facts: {} }];
  const isOpen = from === null || to === null;
  return isOpen && days === null ? [{ field: "days", code: "open_end_needs_days", facts: {} }] : [];
}

/** Options that name something that the route does not have; if there are any, no plan is searched for. */
function errorsOf(graph: CompiledGraph, input: OpenOptions): PlanningFailure[] {
  const failures: PlanningFailure[] = [];
  const unknown = (field: keyof PlannerOptions, town: string) =>
    failures.push({ field, code: "unknown_town", facts: { town } });
  for (const field of ["from", "to"] as const) {
    const town = input[field];
    if (town !== null && !graph.townAt.has(town)) unknown(field, town);
  }
  for (const field of ["mustStop", "favourites", "avoid"] as const) {
    for (const town of input[field]) if (!graph.townAt.has(town)) unknown(field, town);
  }
  for (const pin of input.pins) if (!graph.townAt.has(pin.to)) unknown("pins", pin.to);
  const branches = new Set(graph.source.branches.map((branch) => branch.slug));
  for (const branch of Object.keys(input.branches)) {
    if (!branches.has(branch)) failures.push({ field: "branches", code: "unknown_branch", facts: { branch } });
  }
  if (failures.length > 0) return failures;
  failures.push(...openFailuresOf(input));
  if (input.to !== null && input.from === input.to) {
    failures.push({ field: "to", code: "same_as_from", facts: { town: input.to } });
  }
  for (const town of input.mustStop) {
    if (town === input.from) failures.push({ field: "mustStop", code: "must_stop_is_start", facts: { town } });
  }
  return failures;
}

/**
 * The best day-by-day plan for the options, with the price of every other end of each day and of every other number of
 * days; or the reasons why there is none. Pure: the same graph and input give the same result.
 *
 * An open end is chosen first: the town with the best plan of exactly the requested days.
 *
 * Cost, stops and arcs in use are defined in docs/planner.md.
 */
export function planStages(graph: RouteGraph, input: OpenOptions): PlannerResult {
  const compiled = compileGraph(graph);
  const failures = errorsOf(compiled, input);
  if (failures.length > 0) return { ok: false, refusals: failures };
  const question = openQuestionOf(input);
  if (question) return planWithOpenEnd(compiled, question);
  // No question: both ends are given.
  return planBetweenEnds(compiled, input as PlannerOptions);
}

/** Every town that could be the open end, by cost, without its plan; empty if there is none. */
export function endsLeftOpen(graph: RouteGraph, input: OpenOptions): readonly OpenEnd[] {
  const compiled = compileGraph(graph);
  const question = errorsOf(compiled, input).length === 0 ? openQuestionOf(input) : null;
  return question ? chooseOpenEnd(compiled, question) : [];
}

function planWithOpenEnd(graph: CompiledGraph, question: OpenQuestion): PlannerResult {
  const choices = chooseOpenEnd(graph, question);
  const [best] = choices;
  if (!best) return { ok: false, refusals: refuseOpenEnd(graph, question) };
  const result = planBetweenEnds(graph, question.withEnd(best.town));
  if (!result.ok) return result;
  const ends = choices.map(({ town, ...choice }) => ({ [question.open]: town, ...choice }));
  return { ok: true, plan: { ...result.plan, [question.open === "from" ? "starts" : "ends"]: ends } };
}

function planBetweenEnds(compiled: CompiledGraph, input: PlannerOptions): PlannerResult {
  const plan = bestPlan(compiled, input);
  return plan ? { ok: true, plan } : { ok: false, refusals: explainRefusal(compiled, input) };
}

/** As `planStages` between given ends; null without a plan: finding the reasons would take several times as long. */
export function planIfAny(graph: RouteGraph, input: PlannerOptions): Plan | null {
  const compiled = compileGraph(graph);
  return errorsOf(compiled, input).length > 0 ? null : bestPlan(compiled, input);
}

function bestPlan(compiled: CompiledGraph, input: PlannerOptions): Plan | null {
  const problem = new PlanningProblem(compiled, input);
  const forward = new ForwardSearch(problem);
  const free = forward.bestDays();
  const days = input.days ?? free;
  if (free === null || days === null || days < problem.lastPin || forward.costOfDays(days) === Infinity) return null;
  const chosen = choosePlan(problem, forward, days);
  const alternatives = findAlternatives(problem, forward, chosen);
  return planFromChoice(problem, forward.costOfDays(days), chosen, alternatives, costsByDays(forward, problem, free));
}

/** Cost of the best plan for each feasible number of calendar days up to twice the optimum, and up to `further`. */
export function costsOfDays(graph: RouteGraph, input: PlannerOptions, further: number): readonly DaysCost[] {
  const compiled = compileGraph(graph);
  if (errorsOf(compiled, input).length > 0) return [];
  const problem = new PlanningProblem(compiled, input);
  const forward = new ForwardSearch(problem);
  const free = forward.bestDays();
  return free === null ? [] : costsByDays(forward, problem, free, further);
}

function costsByDays(forward: ForwardSearch, problem: PlanningProblem, best: number, further = 0): DaysCost[] {
  const byDays: DaysCost[] = [];
  const most = Math.min(Math.max(2 * best, further), maxPlanLength);
  for (let days = Math.max(1, problem.lastPin); days <= most; days++) {
    const cost = forward.costOfDays(days);
    if (cost < Infinity) byDays.push({ days, cost });
  }
  return byDays;
}
