import type { LoaderFunctionArgs } from "react-router";
import { Outlet, useLoaderData, useParams, useOutletContext } from "react-router";
import { useTranslations } from "use-intl";

import { DayDetail } from "./day-detail.tsx";
import { DayRows } from "./day-rows.tsx";
import { PlanHeader } from "./plan-header.tsx";
import { PlanMap } from "./plan-map.tsx";
import { PlanProfile } from "./plan-profile.tsx";
import type { RouteGround } from "./route-ground.ts";
import { Link } from "#web/ui/link.tsx";

import type { KeptPlan } from "../kept-plan.ts";
import { routesOf } from "../kept-plan.ts";
import { readKeptPlan } from "../kept-plans.ts";
import { readRouteGround } from "./read-route-ground.ts";
import { useOfflinePaths } from "../app/use-offline-paths.ts";

export interface OpenedKeptPlan {
  readonly kept: KeptPlan;
  /** Leg by leg; null where nothing of the route is kept. */
  readonly grounds: readonly (RouteGround | null)[];
}

/** @returns null where the plan is not kept */
export async function loadPlan({ params }: LoaderFunctionArgs): Promise<OpenedKeptPlan | null> {
  const kept = await readKeptPlan(params["uuid"] ?? "");
  return kept && { kept, grounds: await Promise.all(routesOf(kept.plan).map(readRouteGround)) };
}

export function PlanLayout() {
  const opened = useLoaderData<typeof loadPlan>();
  const isOneDay = "day" in useParams();
  if (!opened) return <MissingPlan />;
  return (
    <div className="page-width grid content-start gap-6 py-6 md:py-8">
      <title>{`${opened.kept.plan.name} – Vieira`}</title>
      <PlanHeader kept={opened.kept} hasTotals={!isOneDay} />
      <Outlet context={opened} />
    </div>
  );
}

function MissingPlan() {
  const t = useTranslations("offline.plan");
  const paths = useOfflinePaths();
  return (
    <div className="page-width grid max-w-[62rem] content-start gap-4 py-12">
      <title>{`${t("missing")} – Vieira`}</title>
      <h1 className="text-2xl">{t("missing")}</h1>
      <p className="max-w-[60ch] text-lg text-ink-2">{t("missingHelp")}</p>
      <p>
        <Link to={paths.offline()} className="inline-flex min-h-tap items-center">
          {t("back")}
        </Link>
      </p>
    </div>
  );
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
  const { kept, grounds } = useOutletContext<OpenedKeptPlan>();
  const number = Number(useParams()["day"]);
  const day = kept.plan.days.find((one) => one.number === number);
  if (!day) return <MissingPlan />;
  return <DayDetail kept={kept} day={day} grounds={grounds} />;
}
