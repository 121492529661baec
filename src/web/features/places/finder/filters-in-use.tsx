import { X } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { type FilterValue, searchWithout } from "./finder-search.ts";

export interface NamedFilter extends FilterValue {
  readonly label: string;
}

/** The active filters, each with a link to remove it. */
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
