import type { Measure, PlannerInput, RestWish } from "#domain/stage-planner/plan.ts";
import { defaultDays, type PlannerWish, type RouteEnds, withDefaults } from "#domain/stage-planner/planner-input.ts";
import { wishRanges } from "#domain/stage-planner/wish-ranges.ts";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import { defaultPace, type Pace } from "#domain/walking-time/walking-time.ts";

import { paceName, pacePresets } from "./pace-presets.ts";
import { restText } from "./rest-presets.ts";
import { isName, numberIn, wholeNumberIn, words } from "./search-values.ts";

/** A wish of the address that could not be understood; the words stay in the field. */
export interface SearchFault {
  readonly field: FaultField;
  readonly typed: string;
}

export type FaultField =
  | "startDate"
  | "measure"
  | "ideal"
  | "max"
  | "pace"
  | "easeInDays"
  | "lodging"
  | "variants"
  | "branches"
  | "restEvery"
  | "days";

export interface PlannerSearch {
  readonly wish: Omit<PlannerWish, "route"> & { readonly route: string | null };
  readonly faults: readonly SearchFault[];
  /** The day that is shown opened, where pages work without a script. */
  readonly day: number | null;
}

/**
 * The wishes an address holds. Nothing is refused: what cannot be understood is left to its default and named as a
 * fault. Of a name that stands several times the last counts, as a button of a form follows the form's own fields.
 */
export function readPlannerSearch(search: URLSearchParams): PlannerSearch {
  const faults: SearchFault[] = [];
  const last = (name: string) => search.getAll(name).at(-1)?.trim() || undefined;
  const town = (name: string) => [last(name)].find((typed) => typed !== undefined && isName(typed));
  const take = <Value>(field: FaultField, name: string, read: (typed: string) => Value | null): Value | undefined => {
    const typed = last(name);
    if (typed === undefined) return undefined;
    const value = read(typed);
    if (value === null) faults.push({ field, typed });
    return value ?? undefined;
  };
  const number = (field: FaultField, name: keyof typeof wishRanges) =>
    take(field, name, (typed) => numberIn(wishRanges[name], typed));
  const whole = (field: FaultField, name: keyof typeof wishRanges) =>
    take(field, name, (typed) => wholeNumberIn(wishRanges[name], typed));

  const route = town("route");
  // A form sent without a script says which route and measure its other fields were for.
  const [shownRoute, shownMeasure] = (last("shown") ?? "").split(".");
  const isOtherRoute = Boolean(shownRoute) && shownRoute !== route;
  const places = (name: string) => (isOtherRoute ? [] : words(search.getAll(name)));
  const measure = take("measure", "measure", (typed): Measure | null =>
    typed === "hours" || typed === "km" ? typed : null,
  );
  const isOtherMeasure = Boolean(shownMeasure) && shownMeasure !== (measure ?? "hours");

  const wish = {
    route: route ?? null,
    from: isOtherRoute ? undefined : town("from"),
    to: isOtherRoute ? undefined : town("to"),
    startDate: take("startDate", "startDate", (typed) => (isStartDate(typed) ? typed : null)),
    measure,
    ideal: isOtherMeasure ? undefined : number("ideal", "ideal"),
    max: isOtherMeasure ? undefined : number("max", "max"),
    pace: readPace(last("pace"), number, faults),
    easeInDays: whole("easeInDays", "easeInDays"),
    mustStop: places("mustStop"),
    favourites: places("favourites"),
    avoid: places("avoid"),
    lodging: take("lodging", "lodging", (typed) => (typed === "required" || typed === "ignore" ? typed : null)),
    lodgingTypes: places("lodgingTypes"),
    variants: take("variants", "variants", (typed) => (typed === "main" || typed === "free" ? typed : null)),
    branches: isOtherRoute ? {} : readBranches(search.getAll("branches"), faults),
    restEvery: take("restEvery", "restEvery", (typed) => readRest(typed === "own" ? ownRest(last) : typed)),
    days: isOtherRoute ? undefined : lastDays(search, faults),
  };
  const known = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const day = wholeNumberIn(wishRanges.days, last("day") ?? "");
  return { wish: { ...known, route: wish.route }, faults, day };
}

/** An empty number of days after a chosen one takes the choice back. */
function lastDays(search: URLSearchParams, faults: SearchFault[]): number | undefined {
  const typed = search.getAll("days").at(-1)?.trim();
  if (!typed) return undefined;
  const days = wholeNumberIn(wishRanges.days, typed);
  if (days === null) faults.push({ field: "days", typed });
  return days ?? undefined;
}

type NumberReader = (field: FaultField, name: keyof Pace) => number | undefined;

function readPace(name: string | undefined, number: NumberReader, faults: SearchFault[]): Partial<Pace> | undefined {
  if (name === "gentle" || name === "standard" || name === "brisk") return pacePresets[name];
  if (name !== undefined && name !== "own") faults.push({ field: "pace", typed: name });
  const own = {
    flatKmh: number("pace", "flatKmh"),
    ascentMPerH: number("pace", "ascentMPerH"),
    descentMPerH: number("pace", "descentMPerH"),
  };
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

function ownRest(last: (name: string) => string | undefined): string {
  return ["restAfter", "restMin", "restMax"].map((name) => last(name) ?? "").join(",");
}

/** `after,min,max`; `after` alone allows two walking days less or more. */
function readRest(typed: string): RestWish | null {
  const range = wishRanges.rest;
  const numbers = typed.split(",").map((part) => wholeNumberIn(range, part.trim()));
  const [after, min, max] =
    numbers.length === 1 && numbers[0] != null
      ? [numbers[0], Math.max(range.min, numbers[0] - 2), Math.min(range.max, numbers[0] + 2)]
      : numbers;
  if (after == null || min == null || max == null || numbers.length > 3 || min > max) return null;
  return { after, min, max };
}

/** `valcarlos:take`, one or several. */
function readBranches(typed: readonly string[], faults: SearchFault[]): Record<string, "take" | "avoid"> {
  const choices = new Map<string, "take" | "avoid">();
  for (const choice of words(typed)) {
    const [, branch, wish] = /^(.+):(take|avoid)$/.exec(choice) ?? [];
    if (branch && isName(branch) && (wish === "take" || wish === "avoid")) choices.set(branch, wish);
    else faults.push({ field: "branches", typed: choice });
  }
  return Object.fromEntries(choices);
}

/**
 * The address of a wish: only what differs from the defaults, always in the same order. A member's pace is always said,
 * for others start from another one.
 */
export function plannerSearch(input: PlannerInput, ends: RouteEnds & { readonly ownPace?: Pace | null }): string {
  const usual = withDefaults(ends, { route: input.route });
  const search = new URLSearchParams({ route: input.route });
  const set = (name: string, value: string | number | null, usually: string | number | null) => {
    if (value !== null && value !== usually) search.append(name, String(value));
  };
  const list = (name: string, values: readonly string[]) => values.forEach((value) => search.append(name, value));

  set("from", input.from, usual.from);
  set("to", input.to, usual.to);
  set("startDate", input.startDate, null);
  set("measure", input.measure, usual.measure);
  set("ideal", input.ideal, defaultDays[input.measure].ideal);
  set("max", input.max, defaultDays[input.measure].max);
  const pace = paceName(input.pace);
  if (pace !== "own") set("pace", pace, ends.ownPace ? null : "standard");
  else
    for (const part of ["flatKmh", "ascentMPerH", "descentMPerH"] as const)
      set(part, input.pace[part], ends.ownPace ? null : defaultPace[part]);
  set("easeInDays", input.easeInDays, usual.easeInDays);
  list("mustStop", input.mustStop);
  list("favourites", input.favourites);
  list("avoid", input.avoid);
  set("lodging", input.lodging, usual.lodging);
  list("lodgingTypes", input.lodgingTypes);
  set("variants", input.variants, usual.variants);
  list(
    "branches",
    Object.entries(input.branches)
      .map(([branch, wish]) => `${branch}:${wish}`)
      .toSorted(),
  );
  if (input.restEvery) search.append("restEvery", restText(input.restEvery));
  set("days", input.days, null);
  // Commas and colons may stand in a query as they are.
  return `?${search.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}
