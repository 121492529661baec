import { Suspense } from "react";
import { useTranslations } from "use-intl";

import type { catalogue } from "#messages/en/catalogue.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { WalkComparison } from "#web/components/walk-comparison/walk-comparison.tsx";
import { applicationContext } from "#web/server/app-context.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { lazyMessages } from "#web/ui/lazy-messages.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { Route } from "./+types/compare.ts";
import { loadComparison } from "./load-comparison.server.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadComparison(context.get(applicationContext), url);
}

const ComparisonMessages = lazyMessages(
  (locale) => import(`../../../messages/${locale}/comparison.ts`) as Promise<Pick<typeof catalogue, "comparison">>,
);

/** The planner's walk beside three others, or plans that a browser keeps. */
export default function CompareWalks({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <ComparisonMessages>
        <ComparedWalks {...loaderData} />
      </ComparisonMessages>
    </Suspense>
  );
}

function ComparedWalks({ walks, areOwn, back }: Route.ComponentProps["loaderData"]) {
  const t = useTranslations("comparison");
  const lead = t(areOwn ? "plansLead" : "lead");
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 md:py-10">
      <PageHead title={`${t("title")} – Vieira`} description={lead} canonicalPath="/planner/compare" noIndex />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-ink-2">{areOwn ? lead : `${walks[0]?.name ?? ""}. ${lead}`}</p>
        </div>
        <ButtonLink to={back} variant="secondary" size="sm">
          {t("back")}
        </ButtonLink>
      </header>
      {areOwn && walks.length < 2 ? <Notice kind="info">{t("choose")}</Notice> : null}
      <WalkComparison walks={walks} />
    </div>
  );
}
