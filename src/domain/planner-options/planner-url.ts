import type { Pace } from "../walking-time/walking-time.ts";
import { definitionOf, type OptionKey, optionKeys, optionTable, type OpenOptions } from "./planner-options.ts";
import { wholeNumberIn } from "./read-values.ts";
import { type AddressFields, urlCodecs } from "./url-codecs.ts";
import {
  fallbackOf,
  withoutLengths,
  type PartialOpenOptions,
  type PartialWalker,
  type RouteEnds,
} from "./with-defaults.ts";

/** An option of the address that could not be understood; the words stay in the field. */
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

/** What can be mistyped. Names of towns are taken as they are: whether there is such a town is known later. */
type RefusedOption = Exclude<OptionKey, OptionsWithFreeNames>;

export interface PlannerUrl {
  readonly options: Partial<PartialOpenOptions>;
  readonly errors: readonly OptionError[];
  /** The day that is shown opened, where pages work without a script. */
  readonly day: number | null;
}

/**
 * The options an address holds. Nothing is refused: what cannot be understood is left to its default and named as an
 * error. A form sent without a script says which route and measure its other fields were for (`shown`): options that
 * mean nothing on another route or in another measure are left out.
 */
export function readPlannerUrl(search: URLSearchParams): PlannerUrl {
  const fields: AddressFields = {
    last: (name) => search.getAll(name).at(-1)?.trim() || undefined,
    all: (name) => search.getAll(name),
  };
  const [shownRoute, shownMeasure] = (fields.last("shown") ?? "").split(".");
  const errors: OptionError[] = [];
  const found: Record<string, unknown> = {};
  for (const key of optionKeys) {
    const row = definitionOf(key);
    const isOfOtherRoute = Boolean(shownRoute) && shownRoute !== found["route"] && row.otherRoute;
    const isOtherMeasure = Boolean(shownMeasure) && shownMeasure !== (found["measure"] ?? optionTable.measure.fallback);
    if (row.kind === "pins" || isOfOtherRoute || (isOtherMeasure && row.usual)) continue;
    const refuse = (typed: string) => errors.push({ field: key as RefusedOption, typed });
    const value = urlCodecs[row.kind].read(fields, key, row, refuse);
    if (value !== undefined) found[key] = value;
    // What a kind reads is of its type.
    if (row.kind === "walkers" && isOtherMeasure && value) {
      found[key] = withoutLengths(value as readonly PartialWalker[]);
    }
  }
  const day = wholeNumberIn(optionTable.days, fields.last("day") ?? "");
  return { options: found, errors, day };
}

/**
 * The address of options: only what differs from the defaults, always in the same order. A member's pace is always said,
 * for others start from another one.
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
  // Commas and colons may stand in a query as they are.
  return `?${search.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}
