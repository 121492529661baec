import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";

import type { Impact } from "#contract/administration/impact.ts";
import { showRouteSegments } from "#use-cases/administration/graph/show-graph.ts";
import { changeRecord } from "#use-cases/administration/records/change-record.ts";
import { impactOfChange } from "#use-cases/administration/records/impact.ts";
import { RecordConflict } from "#use-cases/administration/records/open-record.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { AdministrationHead } from "#web/features/administration/list-page.tsx";
import { RecordTrail } from "#web/features/administration/records/record-trail.tsx";
import { ImpactList } from "#web/features/administration/records/impact-list.tsx";
import { SegmentOrderForm } from "#web/features/administration/route-segments/segment-order-form.tsx";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { administrationPaths } from "#web/i18n/administration-paths.ts";

import { postedForm } from "./posted-form.server.ts";
import type { Route } from "./+types/route-segments.ts";

const form = "order";
const notices = ["saved", "changed"] as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const segments = await showRouteSegments(context.get(applicationContext), params.slug);
  const requestedBranch = segments.branches.find(({ slug }) => slug === search.get("branch"));
  return {
    ...segments,
    branch: requestedBranch ?? segments.branches.find(({ kind }) => kind === "main") ?? segments.branches[0] ?? null,
    after: notices.find((one) => one === search.get("after")) ?? null,
  };
}

/** Response to a submitted order. */
interface OrderAnswer extends FormOutcome {
  readonly branch: string;
  readonly order: readonly string[];
  readonly impact: Impact | null;
}

const order = z.object({ segments: z.array(z.guid()).min(1) });

export async function action({ params, url, context }: Route.ActionArgs) {
  const { application, locale, fields } = await postedForm(context, { maxBytes: 256_000, maxFields: 2_000 });
  const uuid = String(fields.get("branch"));
  const intent = String(fields.get("intent"));
  const listed = fields.getAll("segments").map(String);
  const back = (after: (typeof notices)[number]) =>
    redirect(
      administrationPaths.routeSegments(params.slug, {
        branch: url.searchParams.get("branch") ?? "",
        after,
      }),
    );
  const review: { impact?: Impact; isStale?: boolean } = {};
  const sent = { form, fields, locale, schema: order, body: { segments: listed } };
  const { data: outcome, init } = await handleForm(sent, async (input) => {
    if (intent === "weigh") {
      review.impact = await impactOfChange(application, "branches", uuid, input);
      return;
    }
    await changeRecord(application, "branches", uuid, input, Number(fields.get("version"))).catch((error: unknown) => {
      if (!(error instanceof RecordConflict)) throw error;
      review.isStale = true;
    });
  });
  if (review.isStale) return back("changed");
  if (outcome.isDone && intent !== "weigh") return back("saved");
  const answer: OrderAnswer = { ...outcome, branch: uuid, order: listed, impact: review.impact ?? null };
  return data(answer, init ?? {});
}

/** Branches of a route, each made of segments in order. */
export default function RouteSegments({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("segmentOrder");
  const { route, branches, segments, branch, after } = loaderData;
  const answer = actionData?.branch === branch?.uuid ? actionData : undefined;
  return (
    <>
      <AdministrationHead
        title={t("title", { route: route.name })}
        lead={t("lead")}
        trail={<RecordTrail resource={{ name: "routes" }} record={{ key: route.slug, title: route.name }} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label={t("branches")} className="min-w-0">
          <ul className="flex flex-wrap gap-1 lg:grid">
            {branches.map(({ uuid, slug, name }) => (
              <li key={uuid}>
                <Link
                  to={administrationPaths.routeSegments(route.slug, { branch: slug })}
                  aria-current={uuid === branch?.uuid ? "page" : undefined}
                  className="flex min-h-tap items-center rounded-md px-3 text-ink no-underline hover:bg-way-soft aria-[current]:bg-way-soft aria-[current]:font-strong aria-[current]:text-way"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {branch === null ? (
          <Notice kind="info">{t("none")}</Notice>
        ) : (
          <Card className="grid gap-4 px-5 py-4">
            <h2 className="text-xl">{branch.name}</h2>
            {after === null || answer ? null : (
              <Notice kind={after === "saved" ? "ok" : "warn"} announce>
                {t(after)}
              </Notice>
            )}
            <SegmentOrderForm
              key={`${branch.uuid} ${branch.version}`}
              branch={branch}
              saved={branch.segments}
              sent={answer?.order ?? branch.segments}
              choices={segments}
              impact={answer?.impact ?? null}
              impactOf={(impact) => <ImpactList impact={impact} />}
            />
          </Card>
        )}
      </div>
    </>
  );
}
