import { X } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ReactNode } from "react";

import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { classNames } from "#web/ui/class-names.ts";

import { type FilterValue, pagesToShow, searchOnPage, searchWithout } from "./finder-search.ts";

const look =
  "grid min-h-tap min-w-tap place-items-center rounded-pill border border-transparent px-3 font-medium text-way no-underline tabular-nums hover:bg-way-soft";

/** Links to the other pages of a list. */
export function PageLinks({ page, perPage, total }: { page: number; perPage: number; total: number }) {
  const t = useTranslations("finder");
  const { search } = useLocation();
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  const to = (number: number) => ({ search: searchOnPage(search, number) });
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-center gap-1 pt-6">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={look}>
          {t("previous")}
        </Link>
      ) : null}
      {pagesToShow(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className="px-1 text-ink-2" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            aria-label={t("page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            className={`${look} aria-[current]:border-way aria-[current]:bg-way aria-[current]:text-on-way`}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className={look}>
          {t("next")}
        </Link>
      ) : null}
    </nav>
  );
}

export interface NamedFilter extends FilterValue {
  readonly label: string;
}

/** What was asked for, each part a link that takes it away. */
export function FiltersInUse({ filters }: { filters: readonly NamedFilter[] }) {
  const t = useTranslations("finder");
  const { search } = useLocation();
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t("active")} className="flex min-w-0 gap-2 max-lg:overflow-x-auto max-lg:py-1 lg:flex-wrap">
      {filters.map((filter) => (
        <li key={`${filter.field} ${filter.value}`}>
          <Link
            to={{ search: searchWithout(search, filter) }}
            replace
            preventScrollReset
            aria-label={t("remove", { filter: filter.label })}
            className="inline-flex min-h-tap items-center gap-1.5 rounded-pill bg-way-soft px-4 text-sm font-strong whitespace-nowrap text-way no-underline hover:bg-way hover:text-on-way"
          >
            {filter.label}
            <Icon of={X} size="sm" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface EntryCardProps {
  /** Of the town, or of the town and the house. */
  id: string;
  isSelected: boolean;
  /** The pointer or the focus has come to it. */
  onPoint: () => void;
  /** Its heart. */
  heart: ReactNode;
  children: ReactNode;
}

/** One thing found. Pointing at it lights its place on the map, and the other way round. */
export function EntryCard({ id, isSelected, onPoint, heart, children }: EntryCardProps) {
  return (
    <li
      data-place={id}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={classNames(
        "group relative grid gap-1.5 rounded-lg border bg-surface py-3.5 pr-14 pl-5 transition-shadow hover:shadow-card",
        isSelected ? "border-way" : "border-line",
      )}
    >
      {children}
      <span className="absolute top-1.5 right-1.5">{heart}</span>
    </li>
  );
}

/** Its name, which leads to its page from wherever the card is pressed. */
export function EntryTitle({ to, children }: { to: string; children: string }) {
  return (
    <h2 className="font-sans text-md leading-snug font-strong tracking-normal">
      <Link
        to={to}
        prefetch="intent"
        className="text-ink no-underline after:absolute after:inset-0 group-hover:text-way"
      >
        {children}
      </Link>
    </h2>
  );
}
