import { useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes/routes.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

type PublishedStage = RouteDetail["publishedStages"][number];

export interface OwnStage {
  readonly day: number;
  readonly end: { readonly slug: string; readonly name: string };
  readonly km: number;
  readonly ascentM: number | null;
  readonly hours: number;
}

interface StageTableProps {
  routeSlug: string;
  published: readonly PublishedStage[];
  own: { readonly stages: readonly OwnStage[]; readonly days: number; readonly withBeds: boolean } | null;
  /** How many of the nights of Vieira's plan are those of the guidebook; null where one of the two is not known. */
  classic: { readonly nights: number; readonly classic: number } | null;
}

const least = (stages: readonly { readonly km: number }[]) => Math.min(...stages.map(({ km }) => km));
const most = (stages: readonly { readonly km: number }[]) => Math.max(...stages.map(({ km }) => km));

/** A guidebook's stages and Vieira's days side by side: first how they differ, then each of them. */
export function StageTable({ routeSlug, published, own, classic }: StageTableProps) {
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
        {own === null ? null : (
          <div>
            <dt className="text-sm text-ink-2">{t("own")}</dt>
            <dd className="font-strong">
              {t("summaryOwn", {
                count: own.days,
                ...span(own.stages),
                hours: formats.hours(Math.max(...own.stages.map(({ hours }) => hours))),
              })}
            </dd>
          </div>
        )}
      </dl>
      {classic ? <p>{t("nights", classic)}</p> : null}
      {own && !own.withBeds ? <p className="text-sm text-ink-2">{t("withoutBeds")}</p> : null}
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="flex min-h-12 items-center px-5 font-medium text-way">{t("showAll")}</summary>
        <div className="overflow-x-auto border-t border-line">
          <Stages routeSlug={routeSlug} published={published} own={own?.stages ?? []} />
        </div>
      </details>
      {published.length === 0 ? null : (
        <p className="text-sm text-ink-2">{t("source", { source: names.source(published[0]?.source ?? "unknown") })}</p>
      )}
      <div>
        <ButtonLink to={paths.planner({ route: routeSlug })} variant="secondary" prefetch="intent">
          {t("adjust")}
        </ButtonLink>
      </div>
    </div>
  );
}

const number = "px-3 py-2 text-right tabular-nums whitespace-nowrap";
const climb = `${number} hidden sm:table-cell`;

function Stages({
  routeSlug,
  published,
  own,
}: {
  routeSlug: string;
  published: readonly PublishedStage[];
  own: readonly OwnStage[];
}) {
  const t = useTranslations("route.stages");
  const formats = useFormats();
  const paths = usePaths();
  const rows = Math.max(published.length, own.at(-1)?.day ?? 0);
  const ownByDay = new Map(own.map((stage) => [stage.day, stage]));
  const town = (end: { slug: string; name: string }) => <Link to={paths.town(routeSlug, end.slug)}>{end.name}</Link>;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("heading")}</caption>
      <thead className="text-left text-ink-2">
        <tr>
          <td />
          {published.length === 0 ? null : (
            <th scope="colgroup" colSpan={3} className="px-3 pt-3 font-strong text-ink">
              {t("published")}
            </th>
          )}
          {own.length === 0 ? null : (
            <th scope="colgroup" colSpan={4} className="border-l border-line px-3 pt-3 font-strong text-ink">
              {t("own")}
            </th>
          )}
        </tr>
        <tr>
          <th scope="col" className="py-2 pr-2 pl-5 font-medium">
            {t("day")}
          </th>
          {published.length === 0 ? null : <Heads />}
          {own.length === 0 ? null : (
            <>
              <Heads edge />
              <th scope="col" className={`${number} pr-5 font-medium`}>
                {t("hours")}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, index) => {
          const stage = published[index];
          const day = ownByDay.get(index + 1);
          return (
            <tr key={index} className="border-t border-line">
              <th scope="row" className="py-2 pr-2 pl-5 text-left font-medium text-ink-2 tabular-nums">
                {index + 1}
              </th>
              {published.length === 0 ? null : (
                <>
                  <td className="px-3 py-2">{stage ? town(stage.end) : null}</td>
                  <td className={number}>{stage ? formats.kilometresNumber(stage.km * 1000) : null}</td>
                  <td className={climb}>{stage ? <KnownMetres metres={stage.ascentM} /> : null}</td>
                </>
              )}
              {own.length === 0 ? null : (
                <>
                  <td className="border-l border-line px-3 py-2">{day ? town(day.end) : null}</td>
                  <td className={number}>{day ? formats.kilometresNumber(day.km * 1000) : null}</td>
                  <td className={climb}>{day ? <KnownMetres metres={day.ascentM} /> : null}</td>
                  <td className={`${number} pr-5`}>{day ? formats.hours(day.hours) : null}</td>
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
      <th scope="col" className={`px-3 py-2 text-left font-medium ${edge ? "border-l border-line" : ""}`}>
        {t("end")}
      </th>
      <th scope="col" className={`${number} font-medium`}>
        {t("distance")}
      </th>
      <th scope="col" className={`${climb} font-medium`}>
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
