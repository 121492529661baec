import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useParams } from "react-router";

import { PlanDays } from "#web/features/plans/days/plan-days.tsx";
import { OfflineCopyContext } from "#web/features/plans/offline/offline-copy.ts";
import { readOfflineDays, readOfflineOverview } from "#web/features/plans/offline-pages/read-offline-pages.ts";
import { readOfflineToday } from "#web/features/plans/today/read-offline-today.ts";
import { TodayPage } from "#web/features/plans/today/today-page.tsx";
import { readNow } from "#web/features/plans/clock/use-now.ts";
import { PlanOverview } from "#web/features/plans/overview/plan-overview.tsx";

import { MissingPlan } from "./offline-frame.tsx";

/** Null where the plan is not kept. */
export function loadOverview({ params }: LoaderFunctionArgs) {
  return readOfflineOverview(params["uuid"] ?? "");
}

export function OverviewPage(): ReactNode {
  const page = useLoaderData<typeof loadOverview>();
  if (!page) return <MissingPlan />;
  return (
    <OfflineCopyContext value={page.copy}>
      <PlanOverview data={page.data} />
    </OfflineCopyContext>
  );
}

export function loadDays({ params }: LoaderFunctionArgs) {
  return readOfflineDays(params["uuid"] ?? "");
}

/** From day to day the editor has everything. */
export function isOtherPlan({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams["uuid"] !== nextParams["uuid"];
}

export function DaysPage(): ReactNode {
  const page = useLoaderData<typeof loadDays>();
  const { day } = useParams();
  if (!page || (day !== undefined && page.data.plan.days.every(({ number }) => String(number) !== day)))
    return <MissingPlan />;
  return (
    <OfflineCopyContext value={page.copy}>
      <PlanDays data={page.data} asked={day === undefined ? null : Number(day)} />
    </OfflineCopyContext>
  );
}

export function loadToday() {
  return readOfflineToday(readNow().date);
}

/** The day of the plan that runs; without one, when the next begins. */
export function OfflineTodayPage(): ReactNode {
  const { copy, data } = useLoaderData<typeof loadToday>();
  return (
    <OfflineCopyContext value={copy ?? noCopy}>
      <TodayPage data={data} />
    </OfflineCopyContext>
  );
}

/** No plan is shown, and there is no network all the same. */
const noCopy = { member: null, storedAt: "", hasMap: false };
