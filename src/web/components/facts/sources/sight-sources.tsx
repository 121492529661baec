import { useLocale, useTranslations } from "use-intl";

import { foreignLanguage } from "#web/ui/text/foreign-language.ts";
import type { SightFacts } from "../sight-facts.ts";
import { useSourceText } from "./source-list.tsx";

interface SightSourcesProps {
  sights: readonly (Pick<SightFacts, "slug" | "nameLanguage" | "sources"> & { readonly name: string })[];
}

/** The sources of a list of sights, on demand: of each sight every source once, since most have only one. */
export function SightSources({ sights }: SightSourcesProps) {
  const t = useTranslations("facts.sight");
  const locale = useLocale();
  const write = useSourceText();
  const entries = sights.map(({ slug, name, nameLanguage, sources }) => {
    return { slug, name, nameLanguage, texts: [...new Set(Object.values(sources).map(write))] };
  });
  const known = entries.filter(({ texts }) => texts.length > 0);
  if (known.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-tap items-center text-way underline underline-offset-4">
        {t("sources")}
      </summary>
      <dl className="grid gap-1.5 pt-1">
        {known.map(({ slug, name, nameLanguage, texts }) => (
          <div key={slug} className="flex flex-wrap gap-x-2">
            <dt className="font-medium" lang={foreignLanguage(nameLanguage, locale)}>
              {name}
            </dt>
            <dd className="text-ink-2">{texts.join("; ")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
