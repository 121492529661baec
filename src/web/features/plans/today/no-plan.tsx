import { useTranslations } from "use-intl";

import { daysUntil } from "#domain/plans/today/running-plan.ts";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { NamedPlan, TodayData } from "./today-data.ts";

/** No plan runs today: the next one, the last one or an undated one, and links to plans. */
export function NoPlan({ next, over, undated, isVisitor, date }: Omit<TodayData, "running" | "besides">) {
  const t = useTranslations("today.none");
  const paths = usePaths();
  return (
    <div className="page-width grid w-full max-w-3xl content-start gap-4 py-8 md:py-12">
      <h1 className="text-2xl">{t("heading")}</h1>
      {next ? (
        <Notice kind="info" action={<OpenPlan plan={next} />}>
          <strong>{t("countdown", { days: daysUntil(next.startDate, date), name: next.name })}</strong>
        </Notice>
      ) : null}
      {(
        [
          over && ([over.uuid === null ? "overHere" : "over", over] as const),
          undated && (["undated", undated] as const),
        ] as const
      ).map((each) =>
        each === null ? null : (
          <Notice key={each[0]} kind="info" action={<OpenPlan plan={each[1]} />}>
            {t(each[0], { name: each[1].name })}
          </Notice>
        ),
      )}
      <p className="max-w-[60ch] text-ink-2">{t("text")}</p>
      <p className="flex flex-wrap gap-3">
        {isVisitor ? null : <ButtonLink to={paths.plans()}>{t("plans")}</ButtonLink>}
        <ButtonLink to={paths.planner()} variant={isVisitor ? "primary" : "secondary"}>
          {t("planner")}
        </ButtonLink>
      </p>
      {isVisitor ? (
        <p>
          <Link to={paths.login(paths.today())} className="inline-flex min-h-tap items-center">
            {t("signIn")}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** Link to a plan; a visitor's plan opens in the planner. */
function OpenPlan({ plan: { uuid, search = "" } }: { plan: NamedPlan }) {
  const t = useTranslations("today.none");
  const paths = usePaths();
  return (
    <ButtonLink to={uuid === null ? paths.planner() + search : paths.plan(uuid)} variant="quiet" size="sm">
      {t("open")}
    </ButtonLink>
  );
}
