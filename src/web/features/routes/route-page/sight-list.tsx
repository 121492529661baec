import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { SightSources } from "#web/components/facts/sources/sight-sources.tsx";
import { SightEntry } from "#web/components/facts/sight-entry.tsx";
import { type SightFacts, sightFacts } from "#web/components/facts/sight-facts.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import type { PointOfInterestSummary } from "#contract/places/points-of-interest.ts";

import "./choice-links.css";

/** Kinds in display order; others follow by count. */
const firstKinds = [
  "cathedral",
  "church",
  "monastery",
  "historic",
  "bridge",
  "museum",
  "monument",
  "viewpoint",
  "summit_or_pass",
  "fountain",
  "pharmacy",
  "convenience_store",
  "clinic",
  "hospital",
];
const maxSights = 60;

const rank = (kind: string) => {
  const index = firstKinds.indexOf(kind);
  return index < 0 ? firstKinds.length : index;
};

/** A route's points of interest: all kinds with their counts, and those of one kind by name. */
export function sightsByKind(points: readonly PointOfInterestSummary[], selectedKind: string | null) {
  const kinds = [...Map.groupBy(points, ({ kind }) => kind)]
    .map(([kind, ofKind]) => ({ kind, count: ofKind.length }))
    .toSorted((a, b) => rank(a.kind) - rank(b.kind) || b.count - a.count);
  const kind = kinds.find((one) => one.kind === selectedKind)?.kind ?? kinds[0]?.kind ?? "";
  const ofKind = points.filter((point) => point.kind === kind);
  const named = ofKind
    .flatMap(({ name, town, ...point }) =>
      name === null ? [] : [{ name, town: town && { slug: town.slug, name: town.name }, ...sightFacts(point) }],
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, "es"));
  return {
    kinds,
    kind,
    sights: named.slice(0, maxSights),
    more: Math.max(0, named.length - maxSights),
    unnamed: ofKind.length - named.length,
  };
}

interface KindCount {
  readonly kind: string;
  readonly count: number;
}

interface Sight extends SightFacts {
  readonly name: string;
  readonly town: { readonly slug: string; readonly name: string } | null;
}

interface SightListProps {
  routeSlug: string;
  kinds: readonly KindCount[];
  /** The selected kind. */
  kind: string;
  sights: readonly Sight[];
  /** Counts of further ones with a name, and of those without one. */
  more: number;
  unnamed: number;
}

/** Points along the way, one kind at a time; each kind has an address. */
export function SightList({ routeSlug, kinds, kind, sights, more, unnamed }: SightListProps) {
  const t = useTranslations("route.sights");
  const names = useFactNames();
  const paths = usePaths();
  const [search] = useSearchParams();
  if (kinds.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  const address = (value: string) => {
    const next = new URLSearchParams(search);
    next.set("kind", value);
    return { search: next.toString(), hash: "sights" };
  };
  return (
    <div className="grid gap-5">
      <nav aria-label={t("kinds")}>
        <ul className="choice-links flex flex-wrap gap-2">
          {kinds.map(({ kind: value, count }) => (
            <li key={value}>
              <Link to={address(value)} replace preventScrollReset aria-current={value === kind ? "true" : undefined}>
                {`${names.pointKind(value)} ${count}`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul aria-label={names.pointKind(kind)} className="gap-x-10 sm:columns-2 lg:columns-3">
        {sights.map(({ name, town, ...sight }) => (
          <SightEntry key={sight.slug} name={name} sight={sight}>
            {town ? (
              <Link to={paths.town(routeSlug, town.slug)} className="block w-fit py-0.5 text-sm">
                {t("at", { town: town.name })}
              </Link>
            ) : null}
          </SightEntry>
        ))}
      </ul>
      {more + unnamed === 0 ? null : (
        <p className="text-sm text-ink-2">
          {more > 0 ? t("more", { count: more }) : null} {unnamed > 0 ? t("unnamed", { count: unnamed }) : null}
        </p>
      )}
      <SightSources sights={sights} />
    </div>
  );
}
