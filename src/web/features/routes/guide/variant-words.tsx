import { useLocale } from "use-intl";

import type { Language } from "#domain/language.ts";
import { textIn } from "#domain/text-in.ts";
import { OwnWords } from "#web/components/facts/own-words.tsx";

import type { VariantFacts } from "./variants-of.ts";

interface VariantWordsProps {
  variant: VariantFacts;
  /** Whether it is said once of all variants who has written these words. */
  isTold: boolean;
}

/** What a variant is like and what to mind, marked with its language where that is another. */
export function VariantWords({ variant, isTold }: VariantWordsProps) {
  const locale = useLocale();
  const words = textIn(locale, "description", variant);
  if (!isTold) return <OwnWords words={words} sources={variant.sources} className="text-sm" />;
  if (words === null) return null;
  return (
    <p lang={words.language === locale ? undefined : words.language} className="text-sm">
      {words.text}
    </p>
  );
}

/** The month in which we have written what is shown of all variants, `YYYY-MM`; null where there is not one for all. */
export function monthOfWords(variants: readonly VariantFacts[], language: Language): string | null {
  const told = variants.flatMap((variant) => {
    const words = textIn(language, "description", variant);
    return words === null ? [] : [variant.sources[words.field]];
  });
  const months = new Set(told.map((source) => (source?.source === "vieira" ? source.date : null)));
  const [month] = months;
  return months.size === 1 ? (month ?? null) : null;
}
