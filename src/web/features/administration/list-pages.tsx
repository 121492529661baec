import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/button-link.tsx";

/** Where one is in a list, and the ways on and back. */
export function ListPages({ page, perPage, total }: { page: number; perPage: number; total: number }) {
  const t = useTranslations("correspondence");
  const { search } = useLocation();
  if (total <= perPage) return null;
  const to = (number: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set("page", String(number));
    return { search: parameters.toString() };
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-ink-2 tabular-nums">
        {t("range", { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}
      </p>
      <div className="flex gap-2">
        {page > 1 ? (
          <ButtonLink to={to(page - 1)} rel="prev" variant="secondary" size="sm">
            {t("previous")}
          </ButtonLink>
        ) : null}
        {page * perPage < total ? (
          <ButtonLink to={to(page + 1)} rel="next" variant="secondary" size="sm">
            {t("next")}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
