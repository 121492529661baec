import { ChevronRight } from "lucide-react";

import { Icon } from "../icons/icon.tsx";
import { Link } from "../controls/link.tsx";

export interface Crumb {
  readonly name: string;
  readonly to: string;
}

/** The pages above this one, from the top. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {crumbs.map(({ name, to }, index) => (
          <li key={to} className="flex items-center gap-x-1.5">
            {index === 0 ? null : <Icon of={ChevronRight} size="sm" className="text-ink-3" />}
            <Link to={to} className="inline-flex min-h-tap items-center wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
