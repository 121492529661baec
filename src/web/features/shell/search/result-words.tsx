import { useLocale, useTranslations } from "use-intl";

import type { SearchResult } from "#contract/places/search.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { foreignLanguage } from "#web/ui/text/foreign-language.ts";

import { BedDouble, Building2, Landmark, Route, type LucideIcon } from "lucide-react";

const kindIcons: Record<SearchResult["kind"], LucideIcon> = {
  route: Route,
  town: Building2,
  accommodation: BedDouble,
  point_of_interest: Landmark,
};

/** A search result: its type as icon and text, its name, and its location. */
export function ResultWords({ result }: { result: Omit<SearchResult, "url" | "uuid"> }) {
  const t = useTranslations("search.kinds");
  const locale = useLocale();
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-way-soft text-way">
        <Icon of={kindIcons[result.kind]} />
      </span>
      <span className="grid min-w-0">
        <span lang={foreignLanguage(result.nameLanguage, locale)} className="font-strong text-balance text-ink">
          {result.name}
        </span>
        <span className="text-sm text-ink-2">
          {t(result.kind)}
          {result.detail ? ` · ${result.detail}` : null}
        </span>
      </span>
    </>
  );
}
