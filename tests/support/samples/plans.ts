import { editedPlan, shownPlan, type ShownPlan } from "#contract/plans/shown-plan.ts";
import type { ApiBrowser } from "../program/api-browser.ts";

/** Options of a week on the Camino Inglés. */
export const inglesOptions = { route: "camino-ingles", ideal: 5.5, startDate: "2027-05-10" } as const;

/** Creates a plan of the person in the browser. */
export async function newPlan(
  { send }: ApiBrowser,
  input: object = inglesOptions,
  name = "Inglés in May",
): Promise<ShownPlan> {
  const answer = await send("POST", "/api/plans", { name, input });
  if (answer.status !== 201) throw new Error(`POST /api/plans answered ${answer.status}: ${await answer.text()}`);
  return shownPlan.parse(await answer.json());
}

/** Edits a plan. @returns it afterwards */
export async function editPlan({ send }: ApiBrowser, plan: ShownPlan, edit: object): Promise<ShownPlan> {
  const answer = await send("POST", `/api/plans/${plan.uuid}/replan`, { edit }, ifMatch(plan));
  return editedPlan.parse(await answer.json()).plan;
}

/** Header with the version on which a change is based. */
export const ifMatch = ({ version }: { readonly version: number }): Record<string, string> => ({
  "If-Match": `"${version}"`,
});
