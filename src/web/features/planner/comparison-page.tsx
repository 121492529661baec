import { useTranslations } from "use-intl";

import type { Catalogue } from "#messages/areas.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import type { ComparedWalk } from "#web/components/walk-comparison/compared-walk.ts";
import { WalkComparison } from "#web/components/walk-comparison/walk-comparison.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";

export interface WalksToCompare {
  readonly walks: readonly ComparedWalk[];
  /** Slugs of the plans' unknown routes; these plans are not among the walks. */
  readonly unknownRoutes: readonly string[];
  /** Whether these are the user's own plans, of which there may be too few. */
  readonly areOwn: boolean;
  /** Link back to the planner with its preferences. */
  readonly back: string;
}

const ComparisonMessages = lazyMessages(
  (locale) => import(`../../../messages/${locale}/components/comparison.ts`) as Promise<Pick<Catalogue, "comparison">>,
  "comparison-messages",
);

/** The planner's walk beside others, or the plans stored in a browser. */
export function ComparisonPage(props: WalksToCompare) {
  return (
    <ComparisonMessages>
      <ComparedWalks {...props} />
    </ComparisonMessages>
  );
}

function ComparedWalks({ walks, unknownRoutes, areOwn, back }: WalksToCompare) {
  const t = useTranslations("comparison");
  const lead = areOwn ? t("plansLead") : t("lead", { count: walks.length - 1 });
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
      {unknownRoutes.map((route) => (
        <Notice key={route} kind="warn">
          {t("unknownRoute", { route })}
        </Notice>
      ))}
      {areOwn && walks.length < 2 ? <Notice kind="info">{t("choose")}</Notice> : null}
      <WalkComparison walks={walks} />
    </div>
  );
}
