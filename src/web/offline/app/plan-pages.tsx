import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useParams } from "react-router";

import { PlanDays } from "#web/features/plans/days/plan-days.tsx";
import { OfflineCopyContext } from "#web/features/plans/offline/offline-copy.tsx";
import { readOfflineDays, readOfflineOverview } from "./read-offline-pages.ts";
import { PlanOverview } from "#web/features/plans/overview/plan-overview.tsx";

import { MissingPlan } from "./offline-frame.tsx";

/** Null if the plan is not saved. */
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

/** The editor has the data of all days. */
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
      <PlanDays data={page.data} dayInAddress={day === undefined ? null : Number(day)} />
    </OfflineCopyContext>
  );
}
