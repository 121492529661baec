import type { Language } from "./language.ts";

/** A text and its language. */
export interface WrittenText {
  readonly text: string;
  readonly language: Language;
  /** Name of the field that holds it. */
  readonly field: string;
}

/**
 * A text in the requested language, else in the available one.
 *
 * @param facts has English under `field` and Spanish under `field` + `Es`; null, "" and missing fields are no text
 */
export function textIn<Field extends string>(
  language: Language,
  field: Field,
  facts: { readonly [Name in Field | `${Field}Es`]?: string | null | undefined },
): WrittenText | null {
  const spanish = `${field}Es` as const;
  const inEnglish = facts[field] ? ({ text: facts[field], language: "en", field } as const) : null;
  const inSpanish = facts[spanish] ? ({ text: facts[spanish], language: "es", field: spanish } as const) : null;
  return language === "es" ? (inSpanish ?? inEnglish) : (inEnglish ?? inSpanish);
}
