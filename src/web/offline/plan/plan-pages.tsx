import { type LoaderFunctionArgs, Outlet, useLoaderData, useOutletContext, useParams } from "react-router";
import { useTranslations } from "use-intl";

import { UnkeptNotice } from "#web/ui/unkept-notice.tsx";
import { useWishDraft } from "#web/features/plans/form/use-wish-draft.ts";

import { useKeptEdits } from "#web/client/kept/use-kept-edits.ts";
import { withEdits } from "#web/client/kept/with-edits.ts";
import { type KeptPlan, routesOf } from "#web/client/kept/kept-plan.ts";
import { readKeptPlan } from "#web/client/kept/kept-plans.ts";
import { DayDetail } from "./day-detail.tsx";
import { DayRows } from "./day-rows.tsx";
import { MissingPlan } from "./missing-plan.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { PlanMap } from "./plan-map.tsx";
import { PlanProfile } from "./plan-profile.tsx";
import { readRouteGround } from "#web/components/plan-picture/read-route-ground.ts";
import type { RouteGround } from "#web/components/plan-picture/route-ground.ts";
import { WishesNotice } from "./wishes-notice.tsx";
import { withDraft } from "./with-draft.ts";

export interface OpenedKeptPlan {
  /** With what was changed since. */
  readonly kept: KeptPlan;
  /** As the server told of it last. */
  readonly original: KeptPlan;
  /** Leg by leg; null where nothing of the route is kept. */
  readonly grounds: readonly (RouteGround | null)[];
}

/** @returns null where the plan is not kept */
export async function loadPlan({ params }: LoaderFunctionArgs): Promise<Omit<OpenedKeptPlan, "original"> | null> {
  const kept = await readKeptPlan(params["uuid"] ?? "");
  if (!kept) return null;
  const grounds = await Promise.all(routesOf(kept.plan).map(readRouteGround));
  return { kept: await withDraft(kept, grounds), grounds };
}

export function PlanLayout() {
  const loaded = useLoaderData<typeof loadPlan>();
  const edits = useKeptEdits();
  const { uuid = "", day: shownDay } = useParams();
  const draft = useWishDraft(uuid, loaded?.kept.member ?? null);
  if (!loaded) return <MissingPlan />;
  // Fields begin with what was written last.
  if (!edits) return null;
  const opened: OpenedKeptPlan = {
    ...loaded,
    kept: withName(withEdits(loaded.kept, edits), draft?.wish.name),
    original: loaded.kept,
  };
  return (
    <div className="page-width grid content-start gap-6 py-6 md:py-8">
      <title>{`${opened.kept.plan.name} – Vieira`}</title>
      <PlanHeader kept={opened.kept} hasTotals={shownDay === undefined} />
      <UnkeptNotice />
      {draft ? <WishesNotice uuid={uuid} draft={draft} /> : null}
      <Outlet context={opened} />
    </div>
  );
}

/** A plan by the name that was typed here last. */
function withName(kept: KeptPlan, typed: string | undefined): KeptPlan {
  const name = typed?.trim() || kept.plan.name;
  return { ...kept, plan: { ...kept.plan, name } };
}

export function PlanOverview() {
  const t = useTranslations("offline.plan");
  const { kept, grounds } = useOutletContext<OpenedKeptPlan>();
  return (
    <>
      <h1 className="sr-only">{kept.plan.name}</h1>
      <PlanMap plan={kept.plan} days={kept.plan.days} hasMap={kept.isTakenAlong} grounds={grounds} />
      <PlanProfile days={kept.plan.days} grounds={grounds} heading={t("profile")} />
      <DayRows plan={kept.plan} current={null} />
    </>
  );
}

export function PlanDays() {
  const opened = useOutletContext<OpenedKeptPlan>();
  const { kept } = opened;
  const day = Number(useParams()["day"] ?? 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <div className={day > 0 ? "max-lg:hidden" : undefined}>
        <DayRows plan={kept.plan} current={day} />
      </div>
      <Outlet context={opened} />
    </div>
  );
}

export function PlanDay() {
  const { kept, original, grounds } = useOutletContext<OpenedKeptPlan>();
  const number = Number(useParams()["day"]);
  const isAsked = (one: { readonly number: number }) => one.number === number;
  const [day, dayBefore] = [kept.plan.days.find(isAsked), original.plan.days.find(isAsked)];
  if (!day || !dayBefore) return <MissingPlan />;
  return <DayDetail key={day.key} kept={kept} day={day} original={dayBefore} grounds={grounds} />;
}
