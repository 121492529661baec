import { data, redirect } from "react-router";
import { planCreation } from "#contract/plans/plans.ts";
import { requireMember } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { createPlanOnce } from "#use-cases/plans/create-plan.ts";
import { PlanNotPossible } from "#use-cases/plans/legs/complete-legs.ts";
import { dateByArrival, resolveOpenEnd } from "#use-cases/planner/plan-walk.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { readOptionsOfLegs } from "#domain/planner/options/options-of-legs.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import { pathsIn } from "#web/i18n/paths.ts";
import { describeRefusals } from "#use-cases/planner/describe-refusals.ts";
import { type FormOutcome, refusedForm } from "#web/ui/forms/form-outcome.ts";
import { sentences } from "#messages/sentences/in-languages.ts";

/** The options of a planner's address, complete, and a name for them. Where an end waits for days the planner asks for them, and it says where there is no such route. */
export async function readOptions(application: UseCaseContext, search: string) {
  const parameters = new URLSearchParams(search);
  const requestedRoute = parameters.getAll("route").at(-1) ?? null;
  const { route, towns, graph } = await showPlanner(application, requestedRoute);
  const { locale } = requireMember(application);
  const inPlanner = () => redirect(pathsIn(locale).planner() + search);
  if (requestedRoute && requestedRoute !== route.slug) throw inPlanner();
  const own = { slug: route.slug, name: route.name, start: route.start.slug, end: route.end.slug };
  const { actor } = application;
  const ownPace = actor.kind === "user" ? actor.pace : null;
  const parsed = parsePlannerUrl(search, { ...own, ownPace }, towns);
  if (parsed.unsettledEnd) throw inPlanner();
  const settled = (await resolveOpenEnd(application, graph, parsed)) ?? parsed.input;
  const input = (await dateByArrival(application, graph, { ...parsed, input: settled })) ?? settled;
  const nameOf = (slug: string) => towns.find((town) => town.slug === slug)?.name ?? slug;
  const nextLegs = readOptionsOfLegs(input, search);
  return { input, nextLegs, name: `${nameOf(input.from)} – ${nameOf(input.to)}` };
}

/** Saves the plan of a planner address, and redirects to its days; one that is saved already, with this name and unchanged since, is not saved again. */
export async function saveOptions(application: UseCaseContext, form: string, fields: FormData, search: string) {
  const { locale } = requireMember(application);
  const options = await readOptions(application, search);
  const typedName = fields.get("name");
  const name = typeof typedName === "string" && typedName.trim() !== "" ? typedName : options.name;
  const { input, nextLegs } = options;
  const body = { name, input, ...(nextLegs.length > 0 && { nextLegs }) };
  try {
    return await handleForm({ form, fields, locale, schema: planCreation, body }, async (creation) => {
      const plan = await createPlanOnce(application, creation);
      throw redirect(pathsIn(locale).planDays(plan.uuid));
    });
  } catch (error) {
    if (!(error instanceof PlanNotPossible)) throw error;
    return data(refusePlan(form, fields, application, error), { status: 422 });
  }
}

/** Why there is no plan for a form, with a message for each field that prevents it. */
export function refusePlan(
  form: string,
  fields: FormData,
  useCaseContext: Pick<UseCaseContext, "actor">,
  error: PlanNotPossible,
): FormOutcome {
  const { locale, units } = requireMember(useCaseContext);
  const { detail, errors } = describeRefusals(error.refusals, error.graph, sentences[locale].plannerIn(units));
  const named = Object.entries(errors).map(([field, texts]) => [error.fieldOf(field), texts]);
  return refusedForm(form, fields, detail, Object.fromEntries(named));
}
