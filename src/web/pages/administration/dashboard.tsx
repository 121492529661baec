import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";

import { noRoute } from "#contract/administration/record-query.ts";

import { showDashboard } from "#use-cases/administration/dashboard/show-dashboard.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { GraphProblems, NumberCard } from "#web/features/administration/dashboard/dashboard-cards.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { houseLists } from "#web/features/administration/dashboard/house-lists.ts";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import type { loader as navigationLoader } from "./navigation-layout.tsx";
import type { Route } from "./+types/dashboard.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { work: await showDashboard(context.get(applicationContext)) };
}

/** Pending work; each number links to its list. */
export default function Overview({ loaderData: { work } }: Route.ComponentProps) {
  const t = useTranslations("dashboard");
  const { towns, accommodations: houses } = work;
  // The navigation has counted them.
  const reportedNotes = useRouteLoaderData<typeof navigationLoader>("desk")?.counts.reportedNotes ?? 0;
  const townList = (query?: Record<string, string>) => administrationPaths.records("towns", query);
  const houseList = (of: keyof typeof houseLists) => administrationPaths.records("accommodations", houseLists[of]);
  return (
    <>
      <AdministrationHead title={t("title")} lead={t("lead")} />
      {work.map === "unreadable" ? <Notice kind="warn">{t("mapUnreadable")}</Notice> : null}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <NumberCard
          heading={t("messages")}
          rows={[
            {
              label: t("corrections", { count: work.corrections }),
              count: work.corrections,
              to: administrationPaths.corrections(),
              isWork: true,
            },
            {
              label: t("reportedNotes", { count: reportedNotes }),
              count: reportedNotes,
              to: administrationPaths.trailNotes(),
              isWork: true,
            },
            {
              label: t("failedEmails", { count: work.failedEmails }),
              count: work.failedEmails,
              to: administrationPaths.emails({ state: "failed" }),
              isWork: true,
            },
          ]}
        />
        <GraphProblems graph={work.graph} />
        <NumberCard
          heading={t("houses")}
          rows={[
            { label: t("all"), count: houses.all, to: houseList("all") },
            {
              label: t("unverified"),
              count: houses.unverified,
              to: administrationPaths.unverifiedHouses(),
              isWork: true,
            },
            {
              label: t("withoutSeason"),
              count: houses.withoutSeason,
              to: houseList("withoutSeason"),
              isWork: true,
            },
            {
              label: t("withoutPrice"),
              count: houses.withoutPrice,
              to: houseList("withoutPrice"),
              isWork: true,
            },
            {
              label: t("withoutContact"),
              count: houses.withoutContact,
              to: houseList("withoutContact"),
              isWork: true,
            },
            { label: t("withoutPlace"), count: houses.withoutPlace, to: houseList("withoutPlace"), isWork: true },
            { label: t("unpublished"), count: houses.unpublished, to: houseList("unpublished") },
          ]}
        />
        <NumberCard
          heading={t("towns")}
          rows={[
            { label: t("all"), count: towns.all, to: townList() },
            {
              label: t("withoutServices"),
              count: towns.withoutServices,
              to: townList({ missing: "services" }),
              isWork: true,
            },
            {
              label: t("withoutDescription"),
              count: towns.withoutDescription,
              to: townList({ missing: "description" }),
              isWork: true,
            },
            { label: t("offRoutes"), count: towns.offRoutes, to: townList({ route: noRoute }), isWork: true },
            { label: t("unpublished"), count: towns.unpublished, to: townList({ published: "false" }) },
          ]}
        />
      </div>
    </>
  );
}
