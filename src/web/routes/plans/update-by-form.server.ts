import { planCreation, planUpdate } from "#contract/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { PlanConflict } from "#use-cases/plans/plan-conflict.ts";
import { previewUpdate } from "#use-cases/plans/preview-plan.ts";
import type { ReadWishes } from "#use-cases/plans/show-kept-plan.ts";
import { showPlan } from "#use-cases/plans/show-plan.ts";
import { showPlanWishes } from "#use-cases/plans/show-plan-wishes.ts";
import { updatePlan } from "#use-cases/plans/update-plan.ts";
import { completeLegs } from "#web/components/plan-sync/complete-legs.ts";
import type { PlanFormPage, PlanWish } from "#web/components/plan-sync/plan-wish.ts";
import { choicesFor, type ReadPlanForm } from "#web/components/plan-sync/read-plan-form.ts";
import { suggestStart } from "#web/components/plan-sync/suggest-start.ts";
import { mergeWishes } from "#web/components/plan-sync/wish-parts.ts";
import { updateOf, wishOf } from "#web/components/plan-sync/wish-requests.ts";
import type { Locale } from "#web/i18n/language.ts";

import { planErrors, schemaErrors } from "./plan-form-errors.server.ts";
import { type FormAnswer, pageOf, withPreview } from "./plan-form-page.server.ts";
import { readSentForm } from "./read-plan-form.server.ts";
import { waysOf } from "./ways.server.ts";

/**
 * The form of a plan as it is kept, with what its address suggests.
 *
 * @throws Refusal `not-found` for whoever is not its owner
 */
export async function editPlanForm(
  context: UseCaseContext,
  locale: Locale,
  uuid: string,
  search: URLSearchParams,
): Promise<PlanFormPage> {
  const plan = await showPlan(context, uuid);
  const kept = wishOfPlan(plan);
  const ways = waysOf(context);
  const known = await Promise.all(kept.legs.map((leg) => choicesFor(ways, leg)));
  const { wish, legs } = suggestStart({ wish: kept, legs: known }, search.get("from"), Number(search.get("leg") ?? 0));
  const page = pageOf({ wish, legs, routes: await ways.routes(), faults: [] }, { wish: kept, version: plan.version });
  if (wish !== kept) {
    const update = planUpdate.parse(bodyOf(kept, { wish, legs }, plan));
    return withPreview(page, locale, () => previewUpdate(context, uuid, update));
  }
  const { totals, startDate, days } = plan;
  const preview = {
    days: totals.days,
    km: totals.km,
    endDate: startDate && (days.at(-1)?.date ?? null),
    changedDays: 0,
  };
  return { ...page, preview };
}

/** Changes a plan as the form says, or shows what that would do and what stands in the way. */
export async function updateByForm(
  context: UseCaseContext,
  locale: Locale,
  uuid: string,
  sent: FormData,
): Promise<FormAnswer> {
  const [current, read] = [await showPlanWishes(context, uuid), await readSentForm(context, sent)];
  const base = read.base ?? wishOfPlan(current);
  const version = read.fields.version ?? current.version;
  const isSaved = read.fields.order === "save";
  const page = pageOf(read, { wish: base, version });
  const body = bodyOf(base, read, current);
  const parsed = planUpdate.safeParse(body);
  if (!parsed.success) {
    return { page: { ...page, errors: schemaErrors(parsed.error, body, locale) }, status: isSaved ? 422 : 200 };
  }
  if (!isSaved) {
    return { page: await withPreview(page, locale, () => previewUpdate(context, uuid, parsed.data)), status: 200 };
  }
  if (read.faults.length > 0) return { page, status: 422 };
  try {
    if (Object.keys(parsed.data).length > 0) await updatePlan(context, uuid, parsed.data, version);
    return { kept: uuid };
  } catch (error) {
    if (error instanceof PlanConflict) return await settle(context, locale, base, read, error.current);
    return { page: { ...page, errors: planErrors(error, locale) }, status: 422 };
  }
}

/** What was changed here and elsewhere is brought together where it can be; the rest is for the person to choose. */
async function settle(
  context: UseCaseContext,
  locale: Locale,
  base: PlanWish,
  read: ReadPlanForm,
  current: ReadWishes & { readonly uuid: string },
): Promise<FormAnswer> {
  const theirs = wishOfPlan(current);
  const { wish, contests } = mergeWishes(base, read.wish, theirs);
  const legs = await Promise.all(wish.legs.map((leg) => choicesFor(waysOf(context), leg)));
  const merged = { ...read, wish, legs };
  const page = { ...pageOf(merged, { wish: theirs, version: current.version }), contests };
  if (contests.length > 0) return { page, status: 409 };
  try {
    await updatePlan(context, current.uuid, planUpdate.parse(bodyOf(theirs, merged, current)), current.version);
    return { kept: current.uuid };
  } catch (error) {
    // Somebody was faster once more: the form goes on from what there is now.
    if (error instanceof PlanConflict) return settle(context, locale, theirs, merged, error.current);
    return { page: { ...page, errors: planErrors(error, locale) }, status: 422 };
  }
}

function bodyOf(base: PlanWish, { wish, legs }: Pick<ReadPlanForm, "wish" | "legs">, current: ReadWishes): object {
  const kept = planCreation.parse({ name: current.name, input: current.input, nextLegs: current.nextLegs });
  return updateOf(base, wish, completeLegs(legs, kept.nextLegs));
}

function wishOfPlan({ name, input, nextLegs }: ReadWishes): PlanWish {
  return wishOf(planCreation.parse({ name, input, nextLegs }));
}
