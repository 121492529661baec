import type { Measure } from "#domain/planner/options/planner-options.ts";
import type { PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import { writeHours } from "#domain/walking-time/write-hours.ts";
import type { Language } from "#domain/text/language.ts";
import { type UnitSystem, unitSizes } from "#domain/units.ts";
import type { NameOf } from "./planner.ts";

/** Writes numbers as the language does. */
export interface FactWriter {
  km(value: number): string;
  /** A length of a day as people say it: `6 h 30`, `12.3 km`. */
  length(value: number, measure: Measure): string;
  /** A difference as people say it: `25 min`, `1 h 10`, `3.4 km`. */
  more(value: number, measure: Measure): string;
  /** An ISO date as people say it: `1 April 2027`. */
  date(iso: string): string;
  /** Things one after another, the last with "and". */
  list(things: readonly string[]): string;
}

/** @param units lengths of days by their hours are the same in all */
export function factWriter(language: Language, units: UnitSystem = "metric"): FactWriter {
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  // Without the comma before the last "and" that American English has.
  const things = new Intl.ListFormat(language === "en" ? "en-GB" : language);
  const dates = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" });
  const km = (value: number) => `${short.format(value / unitSizes[units].km)} ${units === "metric" ? "km" : "mi"}`;
  return {
    date: (iso) => dates.format(new Date(`${iso}T00:00:00Z`)),
    list: (all) => things.format(all),
    km,
    length: (value, measure) => (measure === "hours" ? writeHours(value) : km(value)),
    more: (value, measure) => (measure === "hours" ? writeMore(value) : km(value)),
  };
}

/** Hours as minutes where they are less than one; nobody walks by the minute. */
function writeMore(hours: number): string {
  const minutes = Math.max(5, Math.round((hours * 60) / 5) * 5);
  return minutes < 60 ? `${minutes}\u00a0min` : writeHours(hours);
}

/** Facts of a refusal in words, empty where the refusal does not state them. */
export interface RefusalWords {
  /** The longest day that was asked for. */
  readonly max: string;
  /** Whose it is, counted as in forms, where it is that of somebody who walks along. */
  readonly walker: string;
  readonly town: string;
  /** A second town, and the names of several. */
  readonly other: string;
  readonly towns: string;
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
  /** The nearest dates on which a walk may begin, and how many they are. */
  readonly starts: string;
  readonly startCount: number;
}

/** Puts the facts of a refusal into words once for all its sentences. */
export function refusalWords({ facts }: PlanningFailure, writer: FactWriter, nameOf: NameOf): RefusalWords {
  const measure: Measure = facts["measure"] === "km" ? "km" : "hours";
  const number = (name: string): number => Number(facts[name] ?? 0);
  const starts = [facts["earlier"], facts["later"]].flatMap((date) => (date === undefined ? [] : String(date)));
  const name = (fact: string): string => (facts[fact] === undefined ? "" : nameOf(String(facts[fact])));
  return {
    max: writer.length(number("max"), measure),
    walker: String(facts["walker"] ?? ""),
    town: name("town"),
    other: name("other"),
    towns: writer.list(
      String(facts["towns"] ?? "")
        .split(",")
        .filter(Boolean)
        .map(nameOf),
    ),
    from: name("from"),
    to: name("to"),
    branch: String(facts["branch"] ?? ""),
    after: name("after"),
    km: number("km") > 0 ? writer.km(number("km")) : "",
    days: String(number("days")),
    most: String(number("most")),
    possibleDays: String(number("possible")),
    possibleMax: writer.length(number("possible"), measure),
    starts: writer.list(starts.map((date) => writer.date(date))),
    startCount: starts.length,
  };
}
