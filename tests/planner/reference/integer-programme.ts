/**
 * The planning problem as an integer programme, solved by HiGHS: one variable for every possible day,
 * one row for every evening (flow conservation), and one row for each option that concerns the whole
 * plan (number of days, required stops). Independent of dynamic programming.
 */
import loadHighs from "highs";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { plannerRules } from "./stages.ts";
import { firstEvening, nextDays, type Evening } from "./walk-states.ts";

interface Step {
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  readonly walksTo: string | null;
}

/** Evenings that differ only in aspects irrelevant to the input share a row. */
function rowOf(input: PlannerOptions, evening: Evening): string {
  const day = input.startDate ? evening.day : 0;
  const walkingDay = Math.min(evening.walkingDay, input.easeInDays);
  return [evening.at, day, walkingDay, input.restEvery ? evening.sinceRest : 0].join(" ");
}

function stepsOf(
  graph: RouteGraph,
  input: PlannerOptions,
  maxDays: number,
): { steps: readonly Step[]; start: string; end: string } {
  const rules = plannerRules(graph, input);
  if (!rules) throw new Error("from and to must be towns of the route");
  const first = firstEvening(rules);
  const steps: Step[] = [];
  const seen = new Set([rowOf(input, first)]);
  for (let front: readonly Evening[] = [first]; front.length > 0;) {
    const next: Evening[] = [];
    for (const evening of front) {
      for (const { kind, evening: later, cost } of nextDays(rules, input, evening)) {
        if (later.day > maxDays) continue;
        const to = later.at === rules.end ? rules.end : rowOf(input, later);
        steps.push({ from: rowOf(input, evening), to, cost, walksTo: kind === "walk" ? rules.slug(later.at) : null });
        if (to !== rules.end && !seen.has(to)) {
          seen.add(to);
          next.push(later);
        }
      }
    }
    front = next;
  }
  return { steps: leadingTo(rules.end, steps), start: rowOf(input, first), end: rules.end };
}

/** Drops the steps from which the end cannot be reached. */
function leadingTo(end: string, steps: readonly Step[]): readonly Step[] {
  const into = Map.groupBy(steps, ({ to }) => to);
  const leads = new Set([end]);
  const queue = [end];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const { from } of into.get(at) ?? []) {
      if (leads.has(from)) continue;
      leads.add(from);
      queue.push(from);
    }
  }
  return steps.filter(({ to }) => leads.has(to));
}

function programmeText(input: PlannerOptions, steps: readonly Step[], start: string, end: string): string {
  const terms = new Map<string, string[]>();
  const add = (row: string, term: string): void => {
    const list = terms.get(row);
    if (list) list.push(term);
    else terms.set(row, [term]);
  };
  steps.forEach(({ from, to }, index) => {
    add(to, `+ x${index}`);
    add(from, `- x${index}`);
  });
  const flow = [...terms].map(([row, list]) => `${list.join(" ")} = ${row === start ? -1 : row === end ? 1 : 0}`);
  const all = steps.map((_, index) => `+ x${index}`);
  const days = input.days === null ? [] : [`${all.join(" ")} = ${input.days}`];
  const stops = input.mustStop.map(
    (town) => `${steps.flatMap(({ walksTo }, index) => (walksTo === town ? [`+ x${index}`] : [])).join(" ")} >= 1`,
  );
  const objective = steps.map(({ cost }, index) => `${cost < 0 ? "-" : "+"} ${Math.abs(cost)} x${index}`);
  const wholePlan = [...days, ...stops];
  const rows = [...flow, ...wholePlan].map((row, index) => ` r${index}: ${row}`);
  const lines = ["Minimize", ` cost: ${objective.join("\n ")}`, "Subject To", ...rows];
  /** A pure flow problem has integer vertices; rows over the whole plan make integrality constraints necessary. */
  if (wholePlan.length > 0) lines.push("Binary", ` ${steps.map((_, index) => `x${index}`).join(" ")}`);
  return [...lines, "End"].join("\n");
}

let solver: ReturnType<typeof loadHighs> | undefined;

export interface Optimum {
  readonly cost: number;
  readonly variables: number;
}

/**
 * Least cost of a whole plan.
 *
 * @param maxDays calendar days beyond which no plan is looked for; matters with a start date only
 * @returns null when no plan exists
 */
export async function integerOptimum(graph: RouteGraph, input: PlannerOptions, maxDays = 400): Promise<Optimum | null> {
  const { steps, start, end } = stepsOf(graph, input, maxDays);
  if (steps.length === 0) return null;
  solver ??= loadHighs();
  const result = (await solver).solve(programmeText(input, steps, start, end), {
    output_flag: false,
    mip_rel_gap: 1e-9,
    mip_abs_gap: 1e-9,
  });
  return result.Status === "Optimal" ? { cost: result.ObjectiveValue, variables: steps.length } : null;
}
