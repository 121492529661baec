import { foldText } from "#domain/places/place-search/fold-text.ts";
import { type Certainty, type Standing, surest } from "./claim.ts";
import { phoneKey } from "./house-index.ts";
import type { RegisterFacts } from "./register-facts.ts";

/**
 * How a register's fact stands beside ours: we have none (`unknown`), the register's is more reliable or newer (`surer`),
 * ours was written by an editor here (`own`), or ours is more reliable or newer (`kept`).
 */
export const changeStandings = ["unknown", "surer", "own", "kept"] as const;
type ChangeStanding = (typeof changeStandings)[number];

/** A fact for which a register differs from us. */
export interface FactChange {
  readonly field: "name" | "type" | keyof RegisterFacts;
  readonly before: string | number | null;
  readonly after: string | number;
  readonly standing: ChangeStanding;
}

/** Our facts, with their sources. */
interface StoredFacts {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly sources: Readonly<
    Record<string, { readonly source: string; readonly date: string | null; readonly certainty: Certainty | null }>
  >;
  /** Contacts withheld by the owner of the house. */
  readonly withheld: readonly string[];
  /** Facts deliberately cleared by somebody here. */
  readonly emptied: readonly string[];
}

/** Sources within this site: their facts are not overwritten. */
export const ownSources: ReadonlySet<string> = new Set(["vieira-editor", "visitor-correction", "accommodation-owner"]);

/** Facts for which an older register says nothing about the present. */
const ofTheDay = new Set(["status"]);

/** The facts of a house that differ in a register, each with its status. */
export function compareFacts(
  stored: StoredFacts,
  reported: RegisterFacts & { readonly type?: string },
  standing: Standing,
): FactChange[] {
  const phones = ["phone", "secondPhone"].map((field) => phoneKey(String(stored.facts[field] ?? "")));
  return Object.entries(reported).flatMap(([field, after]) => {
    const now = stored.facts[field] ?? null;
    const before = typeof now === "number" || typeof now === "string" ? now : null;
    if (stored.withheld.includes(field) || isEqualFact(field, before, after)) return [];
    if (field.toLowerCase().endsWith("phone") && phones.includes(phoneKey(String(after)))) return [];
    // Known coordinates have been checked on the map; registers put many houses in the middle of their town.
    if ((field === "lat" || field === "lon" || field === "osmId") && before !== null) return [];
    return [
      { field: field as FactChange["field"], before, after, standing: standingOf(stored, field, before, standing) },
    ];
  });
}

function standingOf(
  { sources, emptied }: StoredFacts,
  field: string,
  before: FactChange["before"],
  standing: Standing,
): ChangeStanding {
  const source = sources[field];
  if (source && ownSources.has(source.source)) return "own";
  if (before === null) return emptied.includes(field) ? "own" : "unknown";
  const today = { date: source?.date ?? "", certainty: source?.certainty ?? ("low" as const) };
  if (ofTheDay.has(field)) return standing.date > today.date ? "surer" : "kept";
  return surest([today, standing]) === standing ? "surer" : "kept";
}

function isEqualFact(field: string, before: FactChange["before"], after: string | number): boolean {
  if (before === null) return false;
  if (typeof after === "number") return Number(before) === after;
  const comparable = comparables[field] ?? foldText;
  return comparable(String(before)) === comparable(after);
}

const comparables: Readonly<Record<string, (text: string) => string>> = {
  phone: phoneKey,
  secondPhone: phoneKey,
  email: (text) => text.trim().toLowerCase(),
  web: (text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, "")
      .replace(/\/+$/, ""),
};
