import { type SyntheticEvent, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { serviceMarks } from "#web/components/facts/service-marks.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";

import { passesFilter, readTownFilter, townFilters, type TownFilter } from "./town-filters.ts";
import { TownRow } from "./town-row.tsx";
import type { WayTown } from "./way-view.ts";
import "./town-list.css";

interface TownListProps {
  routeSlug: string;
  towns: readonly WayTown[];
  /** Slug of the town the cursor is at or nearest to. */
  current: string | null;
  onReach: (slug: string) => void;
}

/** The towns of the way on a painted line. Its filters are addresses, so that they work without a script and can be shared. */
export function TownList({ routeSlug, towns, current, onReach }: TownListProps) {
  const t = useTranslations("route.towns");
  const [search] = useSearchParams();
  const filter = readTownFilter(search.get("with"));
  const shown = towns.filter((town) => passesFilter(town, filter));
  const scroller = useScrollToCurrent(current);
  const reach = ({ target }: SyntheticEvent) => {
    const slug = target instanceof Element && target.closest<HTMLElement>("[data-town]")?.dataset["town"];
    if (slug) onReach(slug);
  };
  return (
    <section aria-labelledby="towns" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="towns" className="scroll-mt-6 text-xl">
          {t("heading")}
        </h2>
        <p className="text-sm text-ink-2">{t("hint")}</p>
      </div>
      <FilterLinks filter={filter} />
      <p className="mt-2 text-sm text-ink-2" role="status">
        {shown.length === 0 ? (
          t("none")
        ) : filter === "all" ? (
          <span className="sr-only">{t("shown", { shown: shown.length, total: towns.length })}</span>
        ) : (
          t("shown", { shown: shown.length, total: towns.length })
        )}
      </p>
      {/* Positioned, so that rows are measured from its upper edge. */}
      <div
        ref={scroller}
        className="relative mt-2 max-h-[75svh] min-h-0 flex-1 overflow-y-auto rounded-lg border border-line bg-surface lg:max-h-none"
      >
        <ol
          className="town-list py-1.5"
          onPointerOver={(event) => event.pointerType === "mouse" && reach(event)}
          onFocus={reach}
        >
          {shown.map((town) => (
            <TownRow key={town.slug} routeSlug={routeSlug} town={town} isCurrent={town.slug === current} />
          ))}
        </ol>
      </div>
      <Legend towns={towns} />
    </section>
  );
}

/** Keeps the row of the cursor in sight within the list, never moving the page itself. */
function useScrollToCurrent(current: string | null) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const row = current === null ? null : box?.querySelector<HTMLElement>(`[data-town="${CSS.escape(current)}"]`);
    if (!box || !row || row.matches(":hover, :focus-within")) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2 + row.offsetHeight / 2;
  }, [current]);
  return scroller;
}

function FilterLinks({ filter }: { filter: TownFilter }) {
  const t = useTranslations("route.towns");
  const [search] = useSearchParams();
  const address = (value: TownFilter) => {
    const next = new URLSearchParams(search);
    if (value === "all") next.delete("with");
    else next.set("with", value);
    return { search: next.toString(), hash: "towns" };
  };
  return (
    <nav aria-label={t("filter")} className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {townFilters.map((value) => (
          <li key={value}>
            <Link
              to={address(value)}
              replace
              preventScrollReset
              aria-current={value === filter ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-tap items-center gap-2 rounded-pill border-[1.5px] px-3.5 text-sm font-medium no-underline focus-visible:rounded-pill",
                value === filter
                  ? "border-way bg-way text-on-way hover:text-on-way"
                  : "border-line-strong bg-surface text-ink hover:bg-surface-2 hover:text-ink",
              )}
            >
              {value === "all" ? null : (
                <span className={serviceMarks([value], "flex lg:hidden [--step:16px]")} aria-hidden="true" />
              )}
              {t(`filters.${value}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legend({ towns }: { towns: readonly WayTown[] }) {
  const t = useTranslations("route.towns");
  const names = useFactNames();
  const services = [...new Set(towns.flatMap((town) => town.services))];
  if (services.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="inline-flex min-h-tap items-center underline underline-offset-4">{t("legend")}</summary>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-2">
        {services.map((service) => (
          <li key={service} className={serviceMarks([service], "flex items-center")}>
            {names.service(service)}
          </li>
        ))}
      </ul>
    </details>
  );
}
