import { isSameFact } from "#domain/places/lodging/same-fact.ts";
import { readJson } from "#web/ui/forms/read-json.ts";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import type { CorrectableField } from "#contract/places/correction-suggestions.ts";

/** The part of a house that its form shows. */
export type CorrectableHouse = Pick<AccommodationDetail, CorrectableField>;

/** Choices for the season of a house: one span of whole days, or, for anything more complex, unchanged. */
type SeasonChoice = "unknown" | "year" | "span" | "keep";

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

type Changes = Record<string, unknown>;

const texts = ["name", "type", "status"] as const;
const optionalTexts = ["phone", "whatsapp", "email", "web", "checkInFrom", "checkInUntil"] as const;
const numbers = ["beds", "priceFrom", "priceTo"] as const;
const answers = ["donation", "reservable"] as const;
const lists = ["amenities", "rooms"] as const;
const formFields = [...texts, ...optionalTexts, ...numbers, ...answers, ...lists, "currency", "season"] as const;

/** The facts that the form showed, for a hidden field of it. */
export function shownFacts(house: CorrectableHouse): string {
  return JSON.stringify(Object.fromEntries(formFields.map((field) => [field, house[field]])));
}

/**
 * Parses the form for the API: only what differs from what it showed, as others may have changed the rest meanwhile.
 * Invalid values stay text, which validation rejects.
 */
export function readCorrection(fields: FormData): {
  readonly changes: Changes;
  readonly comment: string;
  readonly email?: string;
} {
  const text = (name: string): string | undefined => {
    const value = fields.get(name);
    return typeof value === "string" ? value.trim() : undefined;
  };
  const changes: Changes = {};
  const readField = (field: string, as: (value: string) => unknown): void => {
    const value = text(`changes.${field}`);
    if (value !== undefined) changes[field] = as(value);
  };
  for (const field of texts) readField(field, (value) => value);
  for (const field of optionalTexts) readField(field, orUnknown);
  if (typeof changes["web"] === "string") changes["web"] = withScheme(changes["web"]);
  for (const field of numbers) readField(field, numberOrUnknown);
  for (const field of answers) readField(field, booleanOrUnknown);
  if (changes["priceFrom"] != null || changes["priceTo"] != null) readField("currency", orUnknown);
  for (const field of lists) {
    if (fields.has(`listed.${field}`)) changes[field] = ticked(fields, `${field}.`);
  }
  const presented = (readJson(fields.get("shown")) ?? {}) as Partial<CorrectableHouse>;
  const season = seasonOf(text, presented.season);
  if (season !== undefined) changes["season"] = season;
  for (const field of Object.keys(changes)) {
    const before = presented[field as CorrectableField];
    if (before !== undefined && isSameFact(before, changes[field])) delete changes[field];
  }
  const email = text("email");
  return { changes, comment: text("comment") ?? "", ...(email && { email }) };
}

function orUnknown(value: string): string | null {
  return value === "" ? null : value;
}

/** People write `www.example.org`. */
function withScheme(address: string): string {
  return /^[^\s/:@]+\.[^\s/:@]+(?:\/\S*)?$/.test(address) ? `https://${address}` : address;
}

function numberOrUnknown(value: string): number | string | null {
  if (value === "") return null;
  const number = Number(value.replace(",", "."));
  return Number.isNaN(number) ? value : number;
}

function booleanOrUnknown(value: string): boolean | null {
  return value === "" ? null : value === "yes";
}

function ticked(fields: FormData, prefix: string): string[] {
  return [...fields.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/**
 * `undefined` leaves the season as it is. Days that were filled in beside a choice as it was shown are meant.
 * @param before the season that the form showed
 */
function seasonOf(text: (name: string) => string | undefined, before: CorrectableHouse["season"] | undefined): unknown {
  const end = (name: string): string => `${text(`season.${name}Month`)}-${text(`season.${name}Day`)?.padStart(2, "0")}`;
  const choice = text("changes.season");
  const hasDays = ["fromDay", "fromMonth", "toDay", "toMonth"].some((name) => text(`season.${name}`));
  const isUntouched = before !== undefined && seasonChoice(before) === choice;
  switch (hasDays && isUntouched ? "span" : choice) {
    case "unknown":
      return null;
    case "year":
      return [{ from: "01-01", to: "12-31" }];
    case "span":
      return [{ from: end("from"), to: end("to") }];
    default:
      return undefined;
  }
}
