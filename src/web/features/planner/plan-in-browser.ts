/** What plans in the browser: fetched once somebody turns to the page, see `usePlanInBrowser`. */
export { variantChoices } from "#domain/planner-options/variant-choices.ts";
export { dayChoices } from "#domain/planner-solution/day-choices.ts";
export { solveIfAny } from "#domain/planner-solution/solve.ts";
export { showSolution } from "#web/components/plan-fields/plan-outcome.ts";
export { explainApart } from "./explain-apart.ts";
