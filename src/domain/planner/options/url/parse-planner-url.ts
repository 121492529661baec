import { type IsoDate, isStartDate } from "#domain/calendar/iso-date.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import type { OpenOptions, PlannerOptions } from "../planner-options.ts";
import { daysBetween } from "../days-between.ts";
import { withDefaults } from "../with-defaults.ts";
import { type OptionError, readPlannerUrl } from "./planner-url.ts";
import { leftOpen } from "./url-codecs.ts";
import type { PlannerRoute, TownChoice } from "../route-choices.ts";

/** What could not be understood, or is not sufficient by itself. */
interface ParseError {
  readonly field: OptionError["field"] | "route" | "from" | "to";
  readonly typed: string;
  /** The code of the API; omitted if it could not be understood. */
  readonly code?: "both_ends_open" | "open_end_needs_days";
}

export interface ParsedOptions {
  /** Options; an open end has the route's own. */
  readonly input: PlannerOptions;
  /** The open end: `withOpenEnd` leaves it to the planner. */
  readonly openEnd?: "from" | "to";
  /** The end that will be open as soon as the number of days is given. */
  readonly unsettledEnd?: "from" | "to";
  /** Arrival date as forms ask for it: dates and days follow from it, so addresses do not contain it. */
  readonly arrival: IsoDate | null;
  readonly errors: readonly ParseError[];
  /** The opened day. */
  readonly day: number | null;
}

/**
 * The options of an address on a route; a start or end that is not a town of the route becomes the route's own. A start
 * date with an arrival date gives the number of days, unless it is given.
 */
export function parsePlannerUrl(search: string, route: PlannerRoute, towns: readonly TownChoice[]): ParsedOptions {
  const parameters = new URLSearchParams(search);
  const { options, errors, day } = readPlannerUrl(parameters);
  const typedArrival = parameters.getAll("arrival").at(-1) ?? "";
  const arrival = isStartDate(typedArrival) ? typedArrival : null;
  const days = options.days ?? (arrival && options.startDate ? daysBetween(options.startDate, arrival) : null);
  const isTown = (slug: string) => towns.some((town) => town.slug === slug);
  const open = (["from", "to"] as const).filter((field) => options[field] === null);
  const refused = openErrors(open, days);
  const openEnd = refused.length === 0 ? open[0] : undefined;
  const unsettledEnd = refused.length > 0 && open.length === 1 ? open[0] : undefined;
  const ends = (["from", "to"] as const)
    .map((field) => ({ field, typed: options[field] ?? "" }))
    .filter(({ typed }) => typed !== "" && !isTown(typed));
  const givenOptions = {
    ...(route.ownPace && { pace: route.ownPace }),
    ...options,
    days,
    route: route.slug,
    ...slugsOf(options, towns),
  };
  for (const { field } of ends) delete givenOptions[field];
  const { from, to, ...others } = givenOptions;
  const input = withDefaults(route, { ...others, ...(from && { from }), ...(to && { to }) });
  const otherOptions = { ...(openEnd && { openEnd }), ...(unsettledEnd && { unsettledEnd }) };
  return { input, ...otherOptions, arrival, errors: [...errors, ...refused, ...ends], day };
}

/** Errors of open ends, as the API reports them: only one may be open, and only with days. */
function openErrors(open: readonly ("from" | "to")[], days: number | null): readonly ParseError[] {
  if (open.length === 2) return [{ field: "to", typed: leftOpen, code: "both_ends_open" }];
  return open.length === 1 && days === null ? [{ field: "days", typed: "", code: "open_end_needs_days" }] : [];
}

/** The options with the open end as null. */
export function withOpenEnd({ input, openEnd }: Pick<ParsedOptions, "input" | "openEnd">): OpenOptions {
  return openEnd ? { ...input, [openEnd]: null } : input;
}

const townLists = ["mustStop", "favourites", "avoid"] as const;
type TownLists = Partial<Record<(typeof townLists)[number], readonly string[]>>;

/** Converts names typed as free text, as without a script, to slugs; anything else is left as typed. */
function slugsOf(options: TownLists, towns: readonly TownChoice[]): TownLists {
  const slugOf = slugsOfTyped(towns);
  return Object.fromEntries(townLists.map((list) => [list, [...new Set(options[list]?.map(slugOf))]]));
}

/** Gives the slug of a town whose name was typed; anything else as it was typed. */
export function slugsOfTyped(towns: readonly TownChoice[]): (typed: string) => string {
  const slugs = new Set(towns.map(({ slug }) => slug));
  let bySpelling: ReadonlyMap<string, string> | null = null;
  return (typed) => {
    if (slugs.has(typed)) return typed;
    bySpelling ??= slugsBySpelling(towns);
    return bySpelling.get(foldText(typed)) ?? typed;
  };
}

/** Slugs by every spelling of a town's name; the first one if several towns share a name. */
function slugsBySpelling(towns: readonly TownChoice[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  for (const { slug, name, spellings } of towns) {
    for (const spelling of [name, ...spellings].map(foldText)) if (!slugs.has(spelling)) slugs.set(spelling, slug);
  }
  return slugs;
}
