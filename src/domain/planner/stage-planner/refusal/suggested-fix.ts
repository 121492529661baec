import type { Measure, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { longerDays } from "#domain/planner/stage-planner/search/nearest-possible.ts";
import type { PlanningFailure } from "../plan.ts";

/** One thing to change, with the name and facts of its message. */
export type FixStep =
  | { readonly label: "useDays"; readonly days: number }
  | { readonly label: "allowMax"; readonly max: number; readonly measure: Measure }
  | { readonly label: "leaveOut"; readonly town: string }
  | { readonly label: "startOn"; readonly date: string }
  | { readonly label: SimpleFix };

type SimpleFix =
  | "ignoreBeds"
  | "anyBed"
  | "noAvoid"
  | "noBranches"
  | "noRests"
  | "noMustStops"
  | "freeVariants"
  | "noDate"
  | "noPins"
  | "anyDays"
  | "wholeRoute"
  | "leaveOutBranch";

/** A change of options that makes a plan possible, in one step or in several taken together. */
export interface SuggestedFix {
  readonly steps: readonly FixStep[];
  readonly change: Partial<PlannerOptions>;
}

/** Where the whole route begins and ends. */
export interface RouteEnds {
  readonly start: string;
  readonly end: string;
}

const simple: Readonly<Record<string, readonly [SimpleFix, Partial<PlannerOptions>]>> = {
  lodging: ["ignoreBeds", { lodging: "ignore" }],
  lodging_types: ["anyBed", { lodgingTypes: [] }],
  avoid: ["noAvoid", { avoid: [] }],
  branches: ["noBranches", { branches: {} }],
  rests: ["noRests", { restEvery: null }],
  pins: ["noPins", { pins: [] }],
  must_stop: ["noMustStops", { mustStop: [] }],
  variants_free: ["freeVariants", { variants: "free" }],
};

/**
 * The nearest options that can be met, best first; empty if none is known. All named by several refusals have to be
 * changed together; any one of `instead` is enough.
 */
export function suggestFixes(
  refusals: readonly PlanningFailure[],
  input: PlannerOptions,
  ends: RouteEnds,
): readonly SuggestedFix[] {
  const [first, ...others] = refusals;
  if (!first) return [];
  const { instead = [] } = first;
  const together = fixesFor(first, input, ends).flatMap((fix) => fixTogether(fix, others, input, ends) ?? []);
  return [...together, ...instead.flatMap((failure) => fixesFor(failure, input, ends).slice(0, 1))];
}

/** A fix combined with the best ones of other refusals; null if one of these has none. */
function fixTogether(
  fix: SuggestedFix,
  others: readonly PlanningFailure[],
  input: PlannerOptions,
  ends: RouteEnds,
): SuggestedFix | null {
  return others.reduce<SuggestedFix | null>((before, failure) => {
    if (!before) return null;
    const [next] = fixesFor(failure, { ...input, ...before.change }, ends);
    return next ? { steps: [...before.steps, ...next.steps], change: { ...before.change, ...next.change } } : null;
  }, fix);
}

/** The fixes for one refusal, best first. */
function fixesFor(failure: PlanningFailure, input: PlannerOptions, ends: RouteEnds): readonly SuggestedFix[] {
  const { code, field, facts } = failure;
  const { possible, town, other, later, earlier } = facts;
  switch (code) {
    case "must_stops_apart":
      return [town, other].flatMap((stop) => leaveOut("mustStop", String(stop), input));
    case "days":
      return typeof possible === "number"
        ? [fix({ label: "useDays", days: possible }, { days: possible })]
        : [fix({ label: "anyDays" }, { days: null })];
    case "max":
      return typeof possible === "number"
        ? [fix({ label: "allowMax", max: possible, measure: input.measure }, longerDays(input, possible))]
        : [];
    case "start_date":
      return [
        ...[later, earlier].flatMap((date) =>
          typeof date === "string" ? fix({ label: "startOn", date }, { startDate: date }) : [],
        ),
        fix({ label: "noDate" }, { startDate: null }),
      ];
    case "same_as_from":
    case "not_on_the_way":
      return [wholeRoute(["from", "to"], input, ends)];
  }
  const [label, change] = (code === "must_stop" && town ? null : simple[code]) ?? [];
  if (label && change) return [fix({ label }, change)];
  if (field === "from" || field === "to") return [wholeRoute([field], input, ends)];
  const name = town ?? facts["branch"];
  return name === undefined ? [] : leaveOut(field, String(name), input);
}

const fix = (step: FixStep, change: Partial<PlannerOptions>): SuggestedFix => ({ steps: [step], change });

/** The ends of the route instead of the requested ones, neither of which is a required stop. */
function wholeRoute(fields: readonly ("from" | "to")[], input: PlannerOptions, ends: RouteEnds): SuggestedFix {
  const from = fields.includes("from") ? ends.start : input.from;
  const to = fields.includes("to") ? ends.end : input.to;
  return fix({ label: "wholeRoute" }, { from, to, mustStop: input.mustStop.filter((town) => town !== from) });
}

function leaveOut(field: keyof PlannerOptions, name: string, input: PlannerOptions): SuggestedFix[] {
  switch (field) {
    case "mustStop":
    case "favourites":
    case "avoid":
      return [fix({ label: "leaveOut", town: name }, { [field]: input[field].filter((town) => town !== name) })];
    case "pins":
      return [fix({ label: "noPins" }, { pins: input.pins.filter(({ to }) => to !== name) })];
    case "branches":
      return [
        fix(
          { label: "leaveOutBranch" },
          { branches: Object.fromEntries(Object.entries(input.branches).filter(([branch]) => branch !== name)) },
        ),
      ];
    default:
      return [];
  }
}
