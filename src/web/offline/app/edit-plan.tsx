import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";

import type { PlanCreation } from "#contract/plans/plans.ts";
import { SentencesInLanguage } from "#web/components/plan-sentences/sentences-in-language.tsx";
import { pathsIn } from "#web/i18n/paths.ts";
import { optionsOf } from "#web/components/plan-sync/options-outbox.ts";
import { EditPlan } from "#web/features/plans/form/edit-plan.tsx";
import { OfflineCopyContext } from "#web/features/plans/offline/offline-copy.tsx";
import { copyOf } from "#web/features/plans/offline/stored-facts.ts";
import type { FormReply, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";
import { planFormFields } from "#web/components/plan-form/plan-form-fields.ts";
import { choicesFor, readPlanForm, type ChoiceSource } from "#web/components/plan-form/read-plan-form.ts";
import { planOptionsOf } from "#web/components/plan-form/option-requests.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { type OfflinePlan, routesOf } from "#web/client/offline/offline-plan.ts";
import { readOfflinePlan } from "#web/client/offline/offline-plan-store.ts";
import { loadBasemap } from "#web/components/plan-map/load-route-data.ts";
import { MissingPlan } from "./offline-frame.tsx";
import { offlineWays } from "./offline-choice-source.ts";

interface LoadedOptions {
  readonly offlinePlan: OfflinePlan;
  /** Null if one of its routes is not saved, or the plan is somebody else's and read-only. */
  readonly page: PlanFormPage | null;
}

/** @returns null if the plan is not saved */
export async function loadOptions({ params }: LoaderFunctionArgs): Promise<LoadedOptions | null> {
  const offlinePlan = await readOfflinePlan(params["uuid"] ?? "");
  if (!offlinePlan) return null;
  const isOwn = offlinePlan.plan.access === "owner";
  return { offlinePlan: offlinePlan, page: isOwn ? await pageOf(offlinePlan).catch(() => null) : null };
}

/** Resets the form, or stores its input to be sent when there is a network. */
export async function saveOptions({ params, request }: ActionFunctionArgs): Promise<FormReply> {
  const offlinePlan = await readOfflinePlan(params["uuid"] ?? "");
  if (!offlinePlan) return null;
  const page = await pageOf(offlinePlan);
  const form = await readPlanForm(await choiceSource(offlinePlan), planFormFields(await request.formData()), null);
  const { options, legs, optionErrors, fields } = form;
  const isSaved = fields.order === "save";
  const errors: PlanFormPage["errors"] = isSaved && options.name.trim() === "" ? { name: [""] } : {};
  if (isSaved && optionErrors.length === 0 && Object.keys(errors).length === 0)
    throw redirect(pathsIn(offlinePlan.language).plan(offlinePlan.uuid));
  return { ...page, options, legs, optionErrors, errors, preview: null };
}

async function choiceSource(offlinePlan: OfflinePlan): Promise<ChoiceSource> {
  const legRoutes = await Promise.all([...new Set(routesOf(offlinePlan.plan))].map(loadBasemap));
  const drafted = optionsOf(offlinePlan.member, offlinePlan.uuid).flatMap(({ change }) => change.page.legs);
  return offlineWays(
    legRoutes.filter((routeData) => routeData !== null),
    offlinePlan.routes ?? [],
    drafted,
  );
}

async function pageOf(offlinePlan: OfflinePlan): Promise<PlanFormPage> {
  const { name, input, nextLegs, version, totals, days } = offlinePlan.plan;
  const source = await choiceSource(offlinePlan);
  // Plans are saved as the server returns them, with options in the format that it accepts.
  const options = planOptionsOf({ name, input, nextLegs } as unknown as PlanCreation);
  return {
    options,
    legs: await Promise.all(options.legs.map((leg) => choicesFor(source, leg))),
    routes: await source.routes(),
    base: { options, version },
    optionErrors: [],
    errors: {},
    preview: { days: totals.days, km: totals.km, endDate: days.at(-1)?.date ?? null, changedDays: 0 },
    conflicts: [],
  };
}

/** The options of a plan, edited offline. */
export function OptionsPage() {
  const t = useTranslations("offline.plan");
  const loaded = useLoaderData<typeof loadOptions>();
  const reply = useActionData<FormReply>();
  if (!loaded) return <MissingPlan />;
  const { offlinePlan, page } = loaded;
  const { uuid, member, plan } = offlinePlan;
  if (!page)
    return (
      <div className="page-width grid content-start gap-4 py-8">
        <title>{`${plan.name} – Vieira`}</title>
        <h1 className="text-2xl">{plan.name}</h1>
        <Notice kind="warn">{t(plan.access === "owner" ? "optionsMissing" : "readOnly")}</Notice>
      </div>
    );
  return (
    <OfflineCopyContext value={copyOf(offlinePlan)}>
      <SentencesInLanguage>
        <EditPlan uuid={uuid} page={page} reply={reply} member={member} />
      </SentencesInLanguage>
    </OfflineCopyContext>
  );
}
