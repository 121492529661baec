import { useTranslations } from "use-intl";

import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import { nearestAhead } from "#domain/route-graph/towns/neighbouring-towns.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";

import { SideCard } from "./side-card.tsx";

/** A walker's needs, with the distance in kilometres from which a warning is shown. */
const needs = [
  { key: "groceries", warnKm: 12 },
  { key: "pharmacy", warnKm: 20 },
  { key: "bank", warnKm: 20 },
  { key: "beds", warnKm: 15 },
] as const;
type Need = (typeof needs)[number]["key"];

export interface AheadFact {
  readonly need: Need;
  /** The nearest town ahead that is known to have it; null if there is none. */
  readonly town: { readonly slug: string; readonly name: string; readonly km: number } | null;
  readonly isFar: boolean;
}

function has(need: Need, town: GraphWaypoint): boolean {
  return need === "beds" ? numberOfHouses(town) > 0 : town.services.includes(need);
}

/** The next place for each need after a place of a route. */
export function nextPlacesByNeed(graph: RouteGraph, waypointUuid: string): readonly AheadFact[] {
  return needs.map(({ key, warnKm }) => {
    const next = nearestAhead(graph, waypointUuid, (town) => has(key, town));
    if (!next) return { need: key, town: null, isFar: false };
    const km = next.metres / 1000;
    return { need: key, town: { slug: next.town.townSlug ?? "", name: next.town.name, km }, isFar: km >= warnKm };
  });
}

const warnings = { groceries: "warnGroceries", pharmacy: "warnPharmacy", bank: "warnBank", beds: "warnBeds" } as const;

interface AheadListProps {
  routeSlug: string;
  ahead: readonly AheadFact[];
  /** Slug of this town if it is on the main way, to link to lists of everything after it. */
  after: string | null;
}

/** The next shop, pharmacy, cash and bed, with a warning if far away. */
export function AheadList({ routeSlug, ahead, after }: AheadListProps) {
  const t = useTranslations("townParts.ahead");
  const names = useFactNames();
  const formats = useFormats();
  const paths = usePaths();
  return (
    <SideCard id="ahead" heading={t("heading")}>
      <dl className="grid text-sm">
        {ahead.map(({ need, town }) => (
          <div key={need} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-2">
              <AllOf
                need={need}
                name={need === "beds" ? t("beds") : names.service(need)}
                stretch={after === null ? null : { route: routeSlug, from: after }}
              />
            </dt>
            <dd className="ml-auto text-right wrap-anywhere">
              {town ? (
                <>
                  <Link
                    to={paths.town(routeSlug, town.slug)}
                    className="inline-flex min-h-tap items-center font-medium"
                  >
                    {town.name}
                  </Link>{" "}
                  <span className="whitespace-nowrap tabular-nums">{formats.kilometres(town.km * 1000)}</span>
                </>
              ) : (
                <span className="text-ink-2">{t("none")}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {ahead.map(({ need, town, isFar }) =>
        isFar && town ? (
          <Notice key={need} kind="warn">
            {t(warnings[need], { km: formats.kilometres(town.km * 1000), town: town.name })}
          </Notice>
        ) : null,
      )}
    </SideCard>
  );
}

interface AllOfProps {
  need: Need;
  name: string;
  stretch: { readonly route: string; readonly from: string } | null;
}

/** The need, as a link to all places ahead that are known to have it. */
function AllOf({ need, name, stretch }: AllOfProps) {
  const t = useTranslations("townParts.ahead");
  const paths = usePaths();
  if (!stretch) return name;
  const all = need === "beds" ? paths.houseFinder(stretch) : paths.townFinder({ ...stretch, service: need });
  return (
    <Link to={all} aria-label={t("all", { need: name })} className="inline-flex min-h-tap items-center text-ink-2">
      {name}
    </Link>
  );
}
