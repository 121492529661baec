import type { Measure, Refusal } from "#domain/stage-planner/plan.ts";
import type { Language } from "#contract/language.ts";
import type { NameOf } from "./sentences.ts";

/** Writes numbers as the language does. */
export interface FactWriter {
  km(value: number): string;
  /** An amount in the unit of the measure: `2.5 h`, `12.3 km`. */
  amount(value: number, measure: Measure): string;
  /** A cost, to two decimals. */
  cost(value: number): string;
}

export function factWriter(language: Language): FactWriter {
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const exact = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    km: (value) => `${short.format(value)} km`,
    cost: (value) => exact.format(value),
    amount: (value, measure) => (measure === "hours" ? `${exact.format(value)} h` : `${short.format(value)} km`),
  };
}

/** Facts of a refusal in words, empty where the refusal does not state them. */
export interface RefusalWords {
  /** The longest day that was asked for. */
  readonly max: string;
  readonly town: string;
  readonly from: string;
  readonly to: string;
  readonly branch: string;
  /** The place after which no bed is known, and how far the next one is. */
  readonly after: string;
  readonly km: string;
  readonly days: string;
  /** The most days that a plan may have. */
  readonly most: string;
  readonly possibleDays: string;
  readonly possibleMax: string;
}

/** Puts the facts of a refusal into words once for all its sentences. */
export function refusalWords({ facts }: Refusal, writer: FactWriter, nameOf: NameOf): RefusalWords {
  const measure: Measure = facts["measure"] === "km" ? "km" : "hours";
  const number = (name: string): number => Number(facts[name] ?? 0);
  const name = (fact: string): string => (facts[fact] === undefined ? "" : nameOf(String(facts[fact])));
  return {
    max: writer.amount(number("max"), measure),
    town: name("town"),
    from: name("from"),
    to: name("to"),
    branch: String(facts["branch"] ?? ""),
    after: name("after"),
    km: number("km") > 0 ? writer.km(number("km")) : "",
    days: String(number("days")),
    most: String(number("most")),
    possibleDays: String(number("possible")),
    possibleMax: writer.amount(number("possible"), measure),
  };
}
