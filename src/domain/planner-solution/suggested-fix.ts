import type { Measure, PlannerOptions } from "../planner-options/planner-options.ts";
import { longerDays } from "../stage-planner/nearest-possible.ts";
import type { PlanningFailure } from "../stage-planner/plan.ts";

/** A change of options that makes a plan possible, with the name and facts of the words for it. */
export type SuggestedFix =
  | { readonly label: "useDays"; readonly days: number; readonly change: Partial<PlannerOptions> }
  | {
      readonly label: "allowMax";
      readonly max: number;
      readonly measure: Measure;
      readonly change: Partial<PlannerOptions>;
    }
  | { readonly label: "leaveOut"; readonly town: string; readonly change: Partial<PlannerOptions> }
  | { readonly label: SimpleFix; readonly change: Partial<PlannerOptions> };

export type SimpleFix =
  | "ignoreBeds"
  | "anyBed"
  | "noAvoid"
  | "noBranches"
  | "noRests"
  | "noMustStops"
  | "freeVariants"
  | "noDate"
  | "anyDays"
  | "wholeRoute"
  | "leaveOutBranch";

const simple: Readonly<Record<string, readonly [SimpleFix, Partial<PlannerOptions>]>> = {
  lodging: ["ignoreBeds", { lodging: "ignore" }],
  lodging_types: ["anyBed", { lodgingTypes: [] }],
  avoid: ["noAvoid", { avoid: [] }],
  branches: ["noBranches", { branches: {} }],
  rests: ["noRests", { restEvery: null }],
  must_stop: ["noMustStops", { mustStop: [] }],
  variants_free: ["freeVariants", { variants: "free" }],
  start_date: ["noDate", { startDate: null }],
};

interface RouteEnds {
  readonly start: string;
  readonly end: string;
}

/** The nearest options that can be met, the best first; empty when none is known. */
export function suggestFixes(
  refusal: PlanningFailure,
  input: PlannerOptions,
  ends: RouteEnds,
): readonly SuggestedFix[] {
  const { town, other } = refusal.facts;
  const fixes =
    refusal.code === "must_stops_apart"
      ? [town, other].map((stop) => leaveOut("mustStop", String(stop), input, ends))
      : [suggestFix(refusal, input, ends)];
  return fixes.filter((fix) => fix !== null);
}

function suggestFix(refusal: PlanningFailure, input: PlannerOptions, ends: RouteEnds): SuggestedFix | null {
  const { code, field, facts } = refusal;
  const possible = facts["possible"];
  if (code === "days") {
    return typeof possible === "number"
      ? { label: "useDays", days: possible, change: { days: possible } }
      : { label: "anyDays", change: { days: null } };
  }
  if (code === "max" && typeof possible === "number")
    return { label: "allowMax", max: possible, measure: input.measure, change: longerDays(input, possible) };
  const [label, change] = (code === "must_stop" && facts["town"] ? null : simple[code]) ?? [];
  if (label && change) return { label, change };
  if (code === "same_as_from" || code === "not_on_the_way")
    return { label: "wholeRoute", change: { from: ends.start, to: ends.end } };
  const town = facts["town"] ?? facts["branch"];
  return town === undefined ? null : leaveOut(field, String(town), input, ends);
}

function leaveOut(
  field: keyof PlannerOptions,
  name: string,
  input: PlannerOptions,
  ends: RouteEnds,
): SuggestedFix | null {
  switch (field) {
    case "from":
      return { label: "wholeRoute", change: { from: ends.start } };
    case "to":
      return { label: "wholeRoute", change: { to: ends.end } };
    case "mustStop":
    case "favourites":
    case "avoid":
      return { label: "leaveOut", town: name, change: { [field]: input[field].filter((town) => town !== name) } };
    case "branches":
      return {
        label: "leaveOutBranch",
        change: { branches: Object.fromEntries(Object.entries(input.branches).filter(([branch]) => branch !== name)) },
      };
    default:
      return null;
  }
}
