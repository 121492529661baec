import { FileUp, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { deletePlan } from "#use-cases/plans/delete-plan.ts";
import { duplicatePlan, recreatePlan } from "#use-cases/plans/create-plan.ts";
import { listOwnPlans } from "#use-cases/plans/read/list-plans.ts";
import { PlanConflict } from "#use-cases/plans/plan-access.ts";
import { emptyDiary, isSameDiary } from "#domain/plans/diary/diary.ts";
import { showDiary } from "#use-cases/plans/diary/show-diary.ts";
import { showPlan } from "#use-cases/plans/read/show-plan.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { parseJson, TooManyValuesError } from "#contract/http/bounded-json.ts";
import { maxPlanContentBytes, planContent } from "#contract/plans/plan-content.ts";
import { maxPlanValues } from "#contract/plans/plans.ts";
import { contentOf } from "#contract/plans/stored-content.ts";
import { isWalking } from "#use-cases/plans/read/show-today.ts";
import { applicationContext, formReader } from "#web/server/app-context.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { useVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { VisitorPlanList } from "#web/components/visitor-plans/visitor-plan-list.tsx";
import {
  type DeletedPlan,
  DeletedNotice,
  DiaryNotice,
  EmptyPlans,
  type PlanWithDiary,
} from "#web/features/plans/list/list-notices.tsx";
import { PlanCard } from "#web/features/plans/list/plan-card.tsx";
import { routeMiddleware } from "#web/server/route-middleware.server.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import {
  DraftPlanNotice,
  UnsavableChangesNotice,
  WaitingNotices,
} from "#web/features/plans/offline/waiting-notices.tsx";
import { comparedPlans } from "./compare-plans.server.ts";
import type { Route } from "./+types/list.ts";

// The server renders compared plans without waiting for their script.
import "#web/components/profile/elevation-profile.css";
import "#web/components/route-map/route-map.css";
import "#web/components/walk-comparison/comparison-table.css";

export const middleware = [routeMiddleware("auth")];

export async function loader({ context, url }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const comparedUuids = url.searchParams.getAll("plan");
  const asksTooFew = url.searchParams.has(compareButton) && comparedUuids.length < 2;
  const compared = asksTooFew ? null : await comparedPlans(application, comparedUuids);
  const plans = (await listOwnPlans(application)).data;
  return { plans, compared, asksTooFew, running: await isWalking(application) };
}

/** A deleted plan is restored completely. */
const listForm = { maxBytes: maxPlanContentBytes + 10_000 };

const compareForm = "compare-plans";
/** The query of the button, independent of the selection. */
const compareButton = "compare";

interface Answer {
  readonly deleted?: DeletedPlan;
  readonly toConfirm?: PlanWithDiary;
  readonly problem?: "full" | "stale" | "gone";
  readonly name?: string;
}

export async function action({ context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const fields = await context.get(formReader)(listForm);
  const text = (name: string) => String(fields.get(name) ?? "");
  try {
    switch (text("form")) {
      case "duplicate":
        await duplicatePlan(application, text("uuid"), text("name") || undefined);
        return data<Answer>({});
      case "delete": {
        const plan = await showPlan(application, text("uuid"));
        const { entries, photos } = await showDiary(application, plan.uuid);
        const hasDiary = photos.length > 0 || entries.some((entry) => !isSameDiary(entry, emptyDiary));
        if (hasDiary && !fields.has("diary")) {
          const { uuid, name, version } = plan;
          return data<Answer>({ toConfirm: { uuid, name, version, photos: photos.length } });
        }
        await deletePlan(application, text("uuid"), Number(text("version")));
        return data<Answer>({ deleted: { name: plan.name, content: JSON.stringify(contentOf(plan)) } });
      }
      case "undelete": {
        const content = planContent.safeParse(parseJson(text("content"), maxPlanValues));
        if (content.success) await recreatePlan(application, text("name").slice(0, 200), content.data);
        return data<Answer>(content.success ? {} : { problem: "gone" });
      }
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (error instanceof PlanConflict)
      return data<Answer>({ problem: "stale", name: error.current.name }, { status: 409 });
    if (error instanceof SyntaxError || error instanceof TooManyValuesError)
      return data<Answer>({ problem: "gone" }, { status: 422 });
    if (!(error instanceof UseCaseError)) throw error;
    if (error.kind === "not-valid") return data<Answer>({ problem: "full" }, { status: 422 });
    throw data(null, { status: error.kind === "unauthenticated" ? 401 : 404 });
  }
}

/** Loaded for comparisons. */
const PlanComparison = lazyPart(
  async () => (await import("#web/features/plans/list/plan-comparison.tsx")).PlanComparison,
  "plan-comparison",
);

/** All plans of the user, last changed first; or a comparison of the requested ones. */
export default function OwnPlans({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("comparison");
  const { plans, compared, asksTooFew, running } = loaderData;
  if (!compared)
    return <PlanList plans={plans} running={running} asksTooFew={asksTooFew} answer={(actionData ?? {}) as Answer} />;
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-6 md:py-10">
      <PrivateHead title={t("title")} />
      <Suspense>
        <PlanComparison {...compared} />
      </Suspense>
    </div>
  );
}

interface PlanListProps extends Pick<Route.ComponentProps["loaderData"], "plans" | "running" | "asksTooFew"> {
  answer: Answer;
}

function PlanList({ plans, running, asksTooFew, answer }: PlanListProps) {
  const t = useTranslations("plans.list");
  const paths = usePaths();
  const { deleted, toConfirm, problem, name = "" } = answer;
  const isImporting = useIsImporting(plans);
  // Before hydration nobody knows whether the browser has plans that are about to be imported.
  const ifNoneStored = useHydrated() || plans.length > 0 ? {} : { "data-for-strangers": "" };
  return (
    <div className="page-width grid content-start gap-6 py-8 md:py-12">
      <PrivateHead title={t("title")} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="min-h-6 text-ink-2" {...ifNoneStored}>
            {isImporting ? null : t("lead", { count: plans.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {running ? (
            <ButtonLink to={paths.today()} variant="arrow">
              {t("today")}
            </ButtonLink>
          ) : null}
          <ButtonLink to={paths.newPlan()} variant={running ? "secondary" : "primary"}>
            <Icon of={Plus} size="sm" />
            {t("new")}
          </ButtonLink>
          <ButtonLink to={paths.importPlan()} variant="secondary">
            <Icon of={FileUp} size="sm" />
            {t("import")}
          </ButtonLink>
        </div>
      </header>
      {deleted ? <DeletedNotice key={deleted.content} plan={deleted} /> : null}
      {toConfirm ? <DiaryNotice key={toConfirm.uuid} plan={toConfirm} /> : null}
      {problem ? (
        <Notice kind="bad" announce>
          {problem === "full" ? t("full") : t("stale", { name })}
        </Notice>
      ) : null}
      <WaitingNotices plans={plans} />
      <UnsavableChangesNotice plans={plans} />
      <DraftPlanNotice />
      <VisitorPlanList />
      {plans.length === 0 ? (
        <div {...ifNoneStored}>{isImporting ? null : <EmptyPlans />}</div>
      ) : (
        <>
          {plans.length > 1 ? (
            <Form id={compareForm} action={paths.plans()} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" name={compareButton} value="1" variant="secondary" size="sm">
                {t("compare")}
              </Button>
              {asksTooFew ? (
                <Notice kind="warn" announce>
                  {t("compareHint")}
                </Notice>
              ) : (
                <span className="text-sm text-ink-2">{t("compareHint")}</span>
              )}
            </Form>
          ) : null}
          <ul className="grid gap-4 md:grid-cols-2">
            {plans.map((plan) => (
              <li key={plan.uuid} className="grid">
                <PlanCard plan={plan} compareForm={plans.length > 1 ? compareForm : null} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Whether the account has no plans yet while it is importing those of this browser, until the list is read again. */
function useIsImporting(plans: PlanListProps["plans"]): boolean {
  const hasVisitorPlans = useVisitorPlans().length > 0;
  const [incomplete, setIncomplete] = useState<typeof plans | null>(null);
  const isImporting = plans.length === 0 && (hasVisitorPlans || incomplete === plans);
  if (isImporting && incomplete !== plans) setIncomplete(plans);
  return isImporting;
}
