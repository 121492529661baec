import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { searchWithout, type FilterValue } from "./finder-search.ts";
import { Link } from "#web/ui/controls/link.tsx";

interface NothingFoundProps {
  /** Single filters whose removal gives results: label, and number of results. */
  suggestions: readonly (FilterValue & { readonly label: string; readonly resultText: string })[];
  resetPath: string;
}

/** Suggestions for an empty result. */
export function NothingFound({ suggestions, resetPath }: NothingFoundProps) {
  const t = useTranslations("finder");
  const { search } = useLocation();
  const row =
    "flex min-h-14 items-center justify-between gap-4 rounded-lg border border-line bg-surface px-5 py-2 text-ink no-underline hover:border-way hover:text-way";
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-4 py-6 text-center">
      <Signpost />
      <h2 className="text-xl">{t("empty.heading")}</h2>
      <p className="text-ink-2">{suggestions.length > 0 ? t("empty.text") : t("empty.nothing")}</p>
      <ul className="grid w-full gap-2.5 text-left">
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.field} ${suggestion.value}`}>
            <Link to={{ search: searchWithout(search, suggestion) }} replace className={row}>
              <span className="font-medium">{t("without", { filter: suggestion.label })}</span>
              <span className="font-strong whitespace-nowrap text-way tabular-nums">{suggestion.resultText}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={resetPath} replace className={row}>
            <span className="font-medium">{t("forget")}</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}

function Signpost() {
  return (
    <svg width="200" height="104" viewBox="0 0 200 104" aria-hidden="true" focusable="false">
      <path className="fill-hill-1" d="M4 100C30 52 56 44 92 66 122 40 158 52 196 100Z" />
      <path className="fill-hill-4" d="M4 100C50 74 84 78 110 90 140 72 170 78 196 100Z" />
      <path
        className="fill-none stroke-casing stroke-[7]"
        strokeLinecap="round"
        d="M26 99c22-14 46-15 66-6 24 11 38 6 52-2"
      />
      <path
        className="fill-none stroke-arrow stroke-[3.5]"
        strokeLinecap="round"
        d="M26 99c22-14 46-15 66-6 24 11 38 6 52-2"
      />
      <path className="fill-ink-2" d="M128 20h5v76h-5Z" />
      <path className="fill-tile" d="M106 8h48l14 12-14 12h-48Z" />
    </svg>
  );
}
