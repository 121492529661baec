import { planCreation, planUpdate } from "#contract/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { PlanConflict } from "#use-cases/plans/plan-access.ts";
import { previewUpdate } from "#use-cases/plans/edit/preview-plan.ts";
import { type ReadOptions, showPlanOptions, showPlan } from "#use-cases/plans/read/show-plan.ts";
import { updatePlan } from "#use-cases/plans/edit/update-plan.ts";
import { completeLegs, suggestStart } from "#web/components/plan-form/read-leg.ts";
import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { choicesFor, type ReadPlanForm } from "#web/components/plan-form/read-plan-form.ts";
import { mergeOptions } from "#domain/planner/options/merge-options.ts";
import { updateOf, planOptionsOf } from "#web/components/plan-form/option-requests.ts";
import { mergeAndSend } from "#web/client/sync/merge-and-send.ts";
import type { Locale } from "#web/i18n/language.ts";

import {
  planErrors,
  schemaErrors,
  type FormAnswer,
  pageOf,
  withPreview,
  readSentForm,
  choiceSource,
} from "./plan-form-page.server.ts";

/**
 * The form of a saved plan, with the suggestions of its address.
 *
 * @throws UseCaseError `not-found` for everybody but its owner
 */
export async function editPlanForm(
  context: UseCaseContext,
  uuid: string,
  search: URLSearchParams,
): Promise<PlanFormPage> {
  const plan = await showPlan(context, uuid);
  const current = optionsOfPlan(plan);
  const source = choiceSource(context);
  const choicesOfLegs = await Promise.all(current.legs.map((leg) => choicesFor(source, leg)));
  const { options, legs } = suggestStart(
    { options: current, legs: choicesOfLegs },
    search.get("from"),
    Number(search.get("leg") ?? 0),
  );
  const page = pageOf(
    { options, legs, routes: await source.routes(), optionErrors: [] },
    { options: current, version: plan.version },
  );
  if (options !== current) {
    const update = planUpdate.parse(bodyOf(current, { options, legs }, plan));
    return withPreview(context, page, () => previewUpdate(context, uuid, update));
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

/** Updates a plan from the form, or shows a preview and the errors. */
export async function updateByForm(
  context: UseCaseContext,
  locale: Locale,
  uuid: string,
  sent: FormData,
): Promise<FormAnswer> {
  const [current, form] = [await showPlanOptions(context, uuid), await readSentForm(context, sent)];
  const base = form.base ?? optionsOfPlan(current);
  const version = form.fields.version ?? current.version;
  const isSaved = form.fields.order === "save";
  const page = pageOf(form, { options: base, version });
  const body = bodyOf(base, form, current);
  const parsed = planUpdate.safeParse(body);
  if (!parsed.success) {
    return { page: { ...page, errors: schemaErrors(parsed.error, body, locale) }, status: isSaved ? 422 : 200 };
  }
  if (!isSaved) {
    return { page: await withPreview(context, page, () => previewUpdate(context, uuid, parsed.data)), status: 200 };
  }
  if (form.optionErrors.length > 0) return { page, status: 422 };
  return saveOptions(context, form, { version, options: base, plan: { ...current, uuid } });
}

/** The base of the form, or what others have saved since. */
interface SavedOptions {
  readonly version: number;
  readonly options: PlanOptions;
  readonly plan: ReadOptions & { readonly uuid: string };
}

/** Changes from here and elsewhere are merged if possible; the user resolves the rest. */
async function saveOptions(context: UseCaseContext, form: ReadPlanForm, base: SavedOptions): Promise<FormAnswer> {
  const mergedWith = ({ options }: SavedOptions) => mergeOptions(base.options, form.options, options);
  const pageOn = async (server: SavedOptions): Promise<PlanFormPage> => {
    const { options, conflicts } = mergedWith(server);
    const legs =
      server === base
        ? form.legs
        : await Promise.all(options.legs.map((leg) => choicesFor(choiceSource(context), leg)));
    return { ...pageOf({ ...form, options, legs }, { options: server.options, version: server.version }), conflicts };
  };
  let page = await pageOn(base);
  try {
    const { is, server } = await mergeAndSend<SavedOptions, PlanOptions>({
      server: base,
      merge: (saved) => (mergedWith(saved).conflicts.length > 0 ? "conflict" : mergedWith(saved).options),
      send: async (_, saved) => {
        page = await pageOn(saved);
        const update = planUpdate.parse(bodyOf(saved.options, page, saved.plan));
        if (Object.keys(update).length > 0) await updatePlan(context, saved.plan.uuid, update, saved.version);
        return saved;
      },
      newerAfter: async (error) => {
        if (!(error instanceof PlanConflict)) return null;
        const { current } = error;
        return { version: current.version, options: optionsOfPlan(current), plan: current };
      },
    });
    return is === "sent" ? { savedUuid: server.plan.uuid } : { page: await pageOn(server), status: 409 };
  } catch (error) {
    return { page: { ...page, errors: planErrors(error, context) }, status: 422 };
  }
}

function bodyOf(
  base: PlanOptions,
  { options, legs }: Pick<ReadPlanForm, "options" | "legs">,
  current: ReadOptions,
): object {
  const stored = planCreation.parse({ name: current.name, input: current.input, nextLegs: current.nextLegs });
  return updateOf(base, options, completeLegs(legs, stored.nextLegs));
}

function optionsOfPlan({ name, input, nextLegs }: ReadOptions): PlanOptions {
  return planOptionsOf(planCreation.parse({ name, input, nextLegs }));
}
