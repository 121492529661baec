import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import type { CorrectableField } from "#contract/places/correction-suggestions.ts";

/** As much of a house as its form shows. */
export type CorrectableHouse = Pick<AccommodationDetail, CorrectableField>;

/** How the form asks for the season of a house: one span of whole days, or, for anything more, to leave it. */
export type SeasonChoice = "unknown" | "year" | "span" | "keep";

const plainDay = /^\d{2}-\d{2}$/;

export function seasonChoice(season: CorrectableHouse["season"]): SeasonChoice {
  if (season === null) return "unknown";
  const [span, ...others] = season;
  if (!span || others.length > 0 || span.weekdays || !plainDay.test(span.from) || !plainDay.test(span.to))
    return "keep";
  return span.from === "01-01" && span.to === "12-31" ? "year" : "span";
}

/** The currency that the form names beside its prices. */
export function currencyOf({ currency }: Pick<CorrectableHouse, "currency">): string {
  return currency ?? "EUR";
}
