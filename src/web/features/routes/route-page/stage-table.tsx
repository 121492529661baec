import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import type { OwnStages } from "#use-cases/planner/show-own-stages.ts";
import type { RouteDetail } from "#contract/routes/routes.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import "./stage-table.css";

type PublishedStage = RouteDetail["publishedStages"][number];

export interface StageTableProps {
  routeSlug: string;
  published: readonly PublishedStage[];
  planned: OwnStages | null;
  /** Number of nights that Vieira's plan shares with the guidebook; null if one of the two is unknown. */
  classic: { readonly nights: number; readonly classic: number } | null;
  /** Whether every stage is shown, as requested by the address. */
  isOpen: boolean;
}

const least = (stages: readonly { readonly km: number }[]) => Math.min(...stages.map(({ km }) => km));
const most = (stages: readonly { readonly km: number }[]) => Math.max(...stages.map(({ km }) => km));

/** Comparison of a guidebook's stages with Vieira's days: a summary, then each of them. */
export function StageTable({ routeSlug, published, planned, classic, isOpen }: StageTableProps) {
  const t = useTranslations("route.stages");
  const formats = useFormats();
  const paths = usePaths();
  const names = useFactNames();
  const span = (stages: readonly { readonly km: number }[]) => ({
    least: formats.kilometresNumber(least(stages) * 1000),
    most: formats.kilometresNumber(most(stages) * 1000),
  });
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {published.length === 0 ? null : (
          <div>
            <dt className="text-sm text-ink-2">{t("published")}</dt>
            <dd className="font-strong">{t("summaryPublished", { count: published.length, ...span(published) })}</dd>
          </div>
        )}
        {planned === null ? null : (
          <div>
            <dt className="text-sm text-ink-2">{t("own")}</dt>
            <dd className="font-strong">
              {t("summaryOwn", {
                count: planned.days,
                ...span(planned.stages),
                hours: formats.hours(Math.max(...planned.stages.map(({ hours }) => hours))),
              })}
            </dd>
          </div>
        )}
      </dl>
      {classic ? <p>{t("nights", classic)}</p> : null}
      {planned && !planned.withBeds ? <p className="text-sm text-ink-2">{t("withoutBeds")}</p> : null}
      <ExpandableTemplate isOpen={isOpen}>
        <Stages routeSlug={routeSlug} published={published} planned={planned?.stages ?? []} />
      </ExpandableTemplate>
      {published.length === 0 ? null : (
        <p className="text-sm text-ink-2">{t("source", { source: names.source(published[0]?.source ?? "unknown") })}</p>
      )}
      <div>
        <ButtonLink
          to={paths.planner({ route: routeSlug })}
          variant="secondary"
          prefetch="intent"
          className="print:hidden"
        >
          {t("adjust")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The stages are in an inert template until `unfold` moves them out; without a script an address shows them. */
function ExpandableTemplate({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const t = useTranslations("route.stages");
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set("stages", "all");
  const table = <div className="overflow-x-auto border-t border-line">{children}</div>;
  return (
    <details open={isOpen} className="group rounded-lg border border-line bg-surface">
      <summary className="flex min-h-12 items-center px-5 font-medium text-way">{t("showAll")}</summary>
      {isOpen ? (
        table
      ) : (
        <>
          <noscript>
            <Link to={{ search: next.toString(), hash: "stages" }} className="flex min-h-12 items-center px-5">
              {t("withoutScript")}
            </Link>
          </noscript>
          <template>{table}</template>
        </>
      )}
    </details>
  );
}

function Stages({
  routeSlug,
  published,
  planned,
}: {
  routeSlug: string;
  published: readonly PublishedStage[];
  planned: OwnStages["stages"];
}) {
  const t = useTranslations("route.stages");
  const formats = useFormats();
  const paths = usePaths();
  const rows = Math.max(published.length, planned.at(-1)?.day ?? 0);
  const plannedByDay = new Map(planned.map((stage) => [stage.day, stage]));
  const town = (end: { slug: string; name: string }) => <Link to={paths.town(routeSlug, end.slug)}>{end.name}</Link>;
  return (
    <table className="stage-table">
      <caption className="sr-only">{t("heading")}</caption>
      <thead>
        <tr>
          <td />
          {published.length === 0 ? null : (
            <th scope="colgroup" colSpan={3}>
              {t("published")}
            </th>
          )}
          {planned.length === 0 ? null : (
            <th scope="colgroup" colSpan={4} className="edge">
              {t("own")}
            </th>
          )}
        </tr>
        <tr>
          <th scope="col">{t("day")}</th>
          {published.length === 0 ? null : <Heads />}
          {planned.length === 0 ? null : (
            <>
              <Heads edge />
              <th scope="col" className="number">
                {t("hours")}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, index) => {
          const stage = published[index];
          const day = plannedByDay.get(index + 1);
          return (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {published.length === 0 ? null : (
                <>
                  <td>{stage ? town(stage.end) : null}</td>
                  <td>{stage ? formats.kilometresNumber(stage.km * 1000) : null}</td>
                  <td>{stage ? <KnownMetres metres={stage.ascentM} /> : null}</td>
                </>
              )}
              {planned.length === 0 ? null : (
                <>
                  <td className="edge">{day ? town(day.end) : null}</td>
                  <td>{day ? formats.kilometresNumber(day.km * 1000) : null}</td>
                  <td>{day ? <KnownMetres metres={day.ascentM} /> : null}</td>
                  <td>{day ? formats.hours(day.hours) : null}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Heads({ edge = false }: { edge?: boolean }) {
  const t = useTranslations("route.stages");
  return (
    <>
      <th scope="col" className={edge ? "edge" : undefined}>
        {t("end")}
      </th>
      <th scope="col" className="number">
        {t("distance")}
      </th>
      <th scope="col" className="climb">
        {t("climb")}
      </th>
    </>
  );
}

function KnownMetres({ metres }: { metres: number | null }) {
  const t = useTranslations("route.figures");
  const { metresNumber } = useFormats();
  if (metres !== null) return metresNumber(metres);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("climbUnknown")}</span>
    </>
  );
}
