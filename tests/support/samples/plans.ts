import { editedPlan, shownPlan, type ShownPlan } from "#contract/plans/shown-plan.ts";
import type { ApiBrowser } from "../program/api-browser.ts";

/** The options that tests plan with: a week on the Camino Inglés. */
export const inglesOptions = { route: "camino-ingles", ideal: 5.5, startDate: "2027-05-10" } as const;

/** A plan that the person in the browser has just made. */
export async function newPlan(
  { send }: ApiBrowser,
  input: object = inglesOptions,
  name = "Inglés in May",
): Promise<ShownPlan> {
  const answer = await send("POST", "/api/plans", { name, input });
  if (answer.status !== 201) throw new Error(`POST /api/plans answered ${answer.status}: ${await answer.text()}`);
  return shownPlan.parse(await answer.json());
}

/** The plan after an edit by hand. */
export async function editPlan({ send }: ApiBrowser, plan: ShownPlan, edit: object): Promise<ShownPlan> {
  const answer = await send("POST", `/api/plans/${plan.uuid}/replan`, { edit }, ifMatch(plan));
  return editedPlan.parse(await answer.json()).plan;
}

/** Header that names the version which a change builds on. */
export const ifMatch = ({ version }: { readonly version: number }): Record<string, string> => ({
  "If-Match": `"${version}"`,
});
