import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";

import { SentencesInLanguage } from "#web/components/plan-sentences/sentences-in-language.tsx";
import { PlannerView } from "#web/features/planner/planner-view.tsx";
import type { PlannerPageData } from "#web/features/planner/planner-page-data.ts";
import type { OfflinePlanner } from "#web/client/offline/offline-plan.ts";
import { findOfflinePlanner } from "#web/client/offline/offline-planner-store.ts";

import { MissingPage } from "./offline-frame.tsx";

/** @returns null if the planner of the route was never opened here */
export async function loadPlanner({ request }: LoaderFunctionArgs): Promise<PlannerPageData | null> {
  const { pathname, searchParams } = new URL(request.url);
  const stored = await findOfflinePlanner(pathname, searchParams.getAll("route").at(-1) ?? null);
  // Saved in this shape by the page of the planner.
  return (stored as OfflinePlanner<PlannerPageData> | null)?.page ?? null;
}

/** The same planner as online: it plans in the browser either way. */
export function SavedPlannerPage() {
  const page = useLoaderData<typeof loadPlanner>();
  if (!page) return <MissingPlanner />;
  return (
    <SentencesInLanguage>
      <PlannerView page={page} />
    </SentencesInLanguage>
  );
}

/** Fallback for a route whose planner was never opened: what is available instead. */
export function MissingPlanner() {
  const t = useTranslations("offline");
  return <MissingPage title={t("title")} heading={t("unreachable.heading")} text={t("planner.missing")} />;
}
