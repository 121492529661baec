import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";

import type { PlanCreation } from "#contract/plans/plans.ts";
import { SentencesOfBothLanguages } from "#web/components/plan-fields/sentences-of-both-languages.tsx";
import { pathsIn } from "#web/i18n/paths.ts";
import { wishDraftsOf } from "#web/components/plan-sync/kept-wishes.ts";
import { PlanForm } from "#web/features/plans/form/plan-form.tsx";
import { planFormFields } from "#web/components/plan-sync/plan-form-fields.ts";
import type { FormReply, PlanFormPage } from "#web/components/plan-sync/plan-wish.ts";
import { choicesFor, readPlanForm, type Ways } from "#web/components/plan-sync/read-plan-form.ts";
import { wishOf } from "#web/components/plan-sync/wish-requests.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

import { useOfflinePaths } from "../use-offline-paths.ts";
import { type KeptPlan, routesOf } from "#web/client/kept/kept-plan.ts";
import { readKeptPlan } from "#web/client/kept/kept-plans.ts";
import { MissingPlan } from "../plan/missing-plan.tsx";
import { PlanHeader } from "../plan/plan-header.tsx";
import { readRouteGround } from "#web/components/plan-picture/read-route-ground.ts";
import { keptWays } from "./kept-ways.ts";

interface SolutionWithDayes {
  readonly kept: KeptPlan;
  /** Null where not all of its routes are kept, or where somebody else's plan is only read. */
  readonly page: PlanFormPage | null;
}

/** @returns null where the plan is not kept */
export async function loadWishes({ params }: LoaderFunctionArgs): Promise<SolutionWithDayes | null> {
  const kept = await readKeptPlan(params["uuid"] ?? "");
  if (!kept) return null;
  const isOwn = kept.plan.access === "owner";
  return { kept, page: isOwn ? await pageOf(kept).catch(() => null) : null };
}

/** Shows the form anew, or leaves what it says to be sent when there is a network. */
export async function saveWishes({ params, request }: ActionFunctionArgs): Promise<FormReply> {
  const kept = await readKeptPlan(params["uuid"] ?? "");
  if (!kept) return null;
  const page = await pageOf(kept);
  const read = await readPlanForm(await waysOf(kept), planFormFields(await request.formData()), null);
  const { wish, legs, faults, fields } = read;
  const isSaved = fields.order === "save";
  const errors: PlanFormPage["errors"] = isSaved && wish.name.trim() === "" ? { name: [""] } : {};
  if (isSaved && faults.length === 0 && Object.keys(errors).length === 0)
    throw redirect(pathsIn(kept.language).plan(kept.uuid));
  return { ...page, wish, legs, faults, errors, preview: null };
}

async function waysOf(kept: KeptPlan): Promise<Ways> {
  const grounds = await Promise.all([...new Set(routesOf(kept.plan))].map(readRouteGround));
  const drafted = wishDraftsOf(kept.member, kept.uuid).flatMap(({ draft }) => draft.page.legs);
  return keptWays(
    grounds.filter((ground) => ground !== null),
    kept.routes ?? [],
    drafted,
  );
}

async function pageOf(kept: KeptPlan): Promise<PlanFormPage> {
  const { name, input, nextLegs, version, totals, days } = kept.plan;
  const ways = await waysOf(kept);
  // Plans are kept as the server answers them, with wishes in the shape in which it takes them.
  const wish = wishOf({ name, input, nextLegs } as unknown as PlanCreation);
  return {
    wish,
    legs: await Promise.all(wish.legs.map((leg) => choicesFor(ways, leg))),
    routes: await ways.routes(),
    base: { wish, version },
    faults: [],
    errors: {},
    preview: { days: totals.days, km: totals.km, endDate: days.at(-1)?.date ?? null, changedDays: 0 },
    contests: [],
  };
}

/** The wishes of a plan, changed without a network. */
export function WishesPage() {
  const t = useTranslations("offline.plan");
  const title = useTranslations("planForm");
  const paths = useOfflinePaths();
  const opened = useLoaderData<typeof loadWishes>();
  const reply = useActionData<FormReply>();
  if (!opened) return <MissingPlan />;
  const { kept, page } = opened;
  const { uuid, member, plan } = kept;
  return (
    <div className="page-width grid content-start gap-5 py-6 md:py-8">
      <title>{`${title("editTitle", { name: plan.name })} – Vieira`}</title>
      <PlanHeader kept={kept} hasTotals={false} />
      <h1 className="sr-only">{title("editTitle", { name: plan.name })}</h1>
      {page ? (
        <SentencesOfBothLanguages>
          <PlanForm
            key={uuid}
            page={page}
            reply={reply}
            owner={{ plan: uuid, member, isOffline: true }}
            back={paths.plan(uuid)}
          />
        </SentencesOfBothLanguages>
      ) : (
        <Notice kind="warn">{t(plan.access === "owner" ? "wishesMissing" : "readOnly")}</Notice>
      )}
    </div>
  );
}
