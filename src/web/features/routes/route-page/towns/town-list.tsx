import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import { serviceIcons } from "#web/components/facts/service-icons/service-icons.ts";
import { useStaticHearts } from "#web/components/favourites/static-rows.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { type StaticHtml, StaticPart } from "#web/ui/static-html/static-html.tsx";

import { readTownFilter, type TownCounts, townFilters, type TownFilter } from "./town-filters.ts";
import "../choice-links.css";
import "./town-list.css";

interface TownListProps {
  /** `TownRows`, rendered by the server. */
  rows: StaticHtml;
  counts: TownCounts;
  /** Slug of the town the cursor is at or nearest to. */
  current: string | null;
  onReach: (slug: string) => void;
}

/** The towns of the way on a painted line. Its filters are addresses, which work without a script and can be shared. */
export function TownList({ rows, counts, current, onReach }: TownListProps) {
  const t = useTranslations("route.towns");
  const [search] = useSearchParams();
  const filter = readTownFilter(search.get("with"));
  const box = useRef<HTMLDivElement>(null);
  const pressHeart = useStaticHearts(box, rows);
  useCurrentRow(box, current, rows);
  const reach = ({ target }: SyntheticEvent) => {
    const slug = target instanceof Element && target.closest<HTMLElement>("[data-town]")?.dataset["town"];
    if (slug) onReach(slug);
  };
  const numbers = { shown: counts[filter], total: counts.all };
  return (
    <section aria-labelledby="towns" className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="towns" className="scroll-mt-6 text-xl">
          {t("heading")}
        </h2>
        <p className="text-sm text-ink-2">{t("hint")}</p>
      </div>
      <FilterLinks filter={filter} />
      <p className={classNames("mt-2 text-sm text-ink-2", filter === "all" && "sr-only")} role="status">
        {numbers.shown === 0 ? t("none") : t("shown", numbers)}
      </p>
      <div className="flex min-h-0 flex-1 flex-col" data-with={filter}>
        <StaticPart
          part={rows}
          ref={box}
          className="flex min-h-0 flex-1 flex-col"
          onClick={pressHeart}
          onPointerOver={(event) => event.pointerType === "mouse" && reach(event)}
          onFocus={reach}
        />
      </div>
    </section>
  );
}

/** Marks the row of the cursor and scrolls it into view within the list, never scrolling the page itself. */
function useCurrentRow(box: RefObject<HTMLElement | null>, current: string | null, version: unknown) {
  useEffect(() => {
    const row =
      current === null ? null : box.current?.querySelector<HTMLElement>(`[data-town="${CSS.escape(current)}"]`);
    if (!row) return undefined;
    row.ariaCurrent = "location";
    const scroller = row.closest<HTMLElement>("[data-scroller]");
    if (scroller && !row.matches(":hover, :focus-within")) scrollIntoView(scroller, row);
    return () => row.removeAttribute("aria-current");
  }, [box, current, version]);
}

function scrollIntoView(scroller: HTMLElement, row: HTMLElement): void {
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (top < scroller.scrollTop || bottom > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top - scroller.clientHeight / 2 + row.offsetHeight / 2;
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
    <nav aria-label={t("filter")} className="mt-3 print:hidden">
      <ul className="choice-links flex flex-wrap gap-2">
        {townFilters.map((value) => (
          <li key={value}>
            <Link
              to={address(value)}
              replace
              preventScrollReset
              aria-current={value === filter ? "true" : undefined}
              {...(value === "all" ? {} : serviceIcons([value]))}
              className="gap-2 [--step:16px] lg:before:hidden"
            >
              {t(`filters.${value}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
