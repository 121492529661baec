import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";

import { pagesToShow, searchOnPage } from "./finder-search.ts";

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
