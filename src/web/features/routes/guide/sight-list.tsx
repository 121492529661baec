import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { SightEntry } from "#web/components/facts/sight-entry.tsx";
import type { SightFacts } from "#web/components/facts/sight-facts.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import "./choice-links.css";

export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

export interface Sight extends SightFacts {
  readonly name: string;
  readonly town: { readonly slug: string; readonly name: string } | null;
}

interface SightListProps {
  routeSlug: string;
  kinds: readonly KindCount[];
  /** The kind that is listed. */
  kind: string;
  sights: readonly Sight[];
  /** Further ones with a name, and those without one. */
  more: number;
  unnamed: number;
}

/** What lies beside the way, one kind at a time; each kind has an address. */
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
    </div>
  );
}
