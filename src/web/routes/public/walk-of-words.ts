import { foldText } from "#domain/place-search/fold-text.ts";

/** A walk that somebody types into the search: so many days, from or to a place. */
export interface TypedWalk {
  readonly days: number;
  readonly end: "from" | "to";
  /** Folded. */
  readonly place: string;
}

/** In either language, as folded words: "5 days from Sarria", "14 días hasta Santiago". */
const pattern =
  /^(?:in |en )?(\d{1,3}) (?:days?|dias?)(?: walk| walking| andando| caminando)? (from|desde|de|to|hasta|a) (.+)$/;
const toward: ReadonlySet<string> = new Set(["to", "hasta", "a"]);

/** Undefined for words that are no such walk. */
export function walkOfWords(typed: string): TypedWalk | undefined {
  const [, days, word = "", place = ""] = pattern.exec(foldText(typed)) ?? [];
  if (days === undefined || Number(days) < 1) return undefined;
  return { days: Number(days), end: toward.has(word) ? "to" : "from", place };
}
