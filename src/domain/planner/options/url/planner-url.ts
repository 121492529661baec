import type { Pace } from "#domain/walking-time/walking-time.ts";
import { definitionOf, type OptionKey, optionKeys, optionTable, type OpenOptions } from "../planner-options.ts";
import { wholeNumberIn } from "./read-values.ts";
import { type AddressFields, urlCodecs } from "./url-codecs.ts";
import {
  fallbackOf,
  withoutLengths,
  type PartialOpenOptions,
  type PartialWalker,
  type RouteEnds,
} from "../with-defaults.ts";

/** An invalid option in the address; the text stays in the field. */
export interface OptionError {
  readonly field: RefusedOption;
  readonly typed: string;
}

type OptionsWithFreeNames = {
  [Key in OptionKey]: (typeof optionTable)[Key] extends { readonly kind: "names"; readonly values: readonly string[] }
    ? never
    : (typeof optionTable)[Key]["kind"] extends "name" | "names" | "pins"
      ? Key
      : never;
}[OptionKey];

/** Options that can be mistyped. Names of towns are accepted as they are: unknown ones are detected later. */
type RefusedOption = Exclude<OptionKey, OptionsWithFreeNames>;

interface PlannerUrl {
  readonly options: Partial<PartialOpenOptions>;
  readonly errors: readonly OptionError[];
  /** The selected day, for pages without scripts. */
  readonly day: number | null;
}

/**
 * Parses the options of an address. Nothing is refused: invalid options get their default and are reported as errors. A
 * form sent without scripts states the route and unit its other fields were for (`shown`): options that are meaningless
 * for another route or unit are left out.
 */
export function readPlannerUrl(search: URLSearchParams): PlannerUrl {
  const fields: AddressFields = {
    last: (name) => search.getAll(name).at(-1)?.trim() || undefined,
    all: (name) => search.getAll(name),
  };
  const [shownRoute, shownMeasure] = (fields.last("shown") ?? "").split(".");
  const errors: OptionError[] = [];
  const options: Record<string, unknown> = {};
  for (const key of optionKeys) {
    const row = definitionOf(key);
    const isOfOtherRoute = Boolean(shownRoute) && shownRoute !== options["route"] && row.otherRoute;
    const isOtherMeasure =
      Boolean(shownMeasure) && shownMeasure !== (options["measure"] ?? optionTable.measure.fallback);
    if (row.kind === "pins" || isOfOtherRoute || (isOtherMeasure && row.usual)) continue;
    const refuse = (typed: string) => errors.push({ field: key as RefusedOption, typed });
    const value = urlCodecs[row.kind].read(fields, key, row, refuse);
    if (value !== undefined) options[key] = value;
    // The codec of a kind returns its type.
    if (row.kind === "walkers" && isOtherMeasure && value) {
      options[key] = withoutLengths(value as readonly PartialWalker[]);
    }
  }
  const day = wholeNumberIn(optionTable.days, fields.last("day") ?? "");
  return { options, errors, day };
}

/**
 * The address of options: only those that differ from the defaults, always in the same order. A member's pace is always
 * included, as other people have a different default.
 */
export function plannerUrl(input: OpenOptions, ends: RouteEnds & { readonly ownPace?: Pace | null }): string {
  const search = new URLSearchParams();
  for (const key of optionKeys) {
    const row = definitionOf(key);
    if (row.kind === "pins") continue;
    const usual = key === "pace" && ends.ownPace ? null : fallbackOf(row, ends, input.measure);
    // A value and its kind come from the same row of the table.
    const write = urlCodecs[row.kind].write as (name: string, value: unknown, usual: unknown) => [string, string][];
    for (const [name, text] of write(key, input[key], usual)) search.append(name, text);
  }
  // Commas and colons need no escaping in a query.
  return `?${search.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}
