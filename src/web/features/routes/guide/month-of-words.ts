import type { Language } from "#domain/language.ts";
import { textIn } from "#domain/text-in.ts";

import type { VariantFacts } from "./variants-of.ts";

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
