import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { PlanEdit } from "../editing/edits/edit.ts";
import type { Measure } from "#domain/planner/options/planner-options.ts";
import type { NightWarning } from "./night-warnings.ts";
import type { HolidayWarning } from "./holiday-warnings.ts";

/** A fix for a warning, as data for a button. */
export type WarningFix =
  | { readonly kind: "edit"; readonly edit: PlanEdit }
  | { readonly kind: "choose-house"; readonly day: number }
  /** Starts a leg in another town: the previous leg then ends there, and is removed if it cannot. */
  | { readonly kind: "start-in"; readonly leg: number; readonly from: string }
  /** Buy food on an earlier day. */
  | { readonly kind: "carry-food"; readonly day: number }
  | { readonly kind: "change-dates" }
  /** Change options: another route, another way, longer days. */
  | { readonly kind: "change-wishes" }
  /** Note where one sleeps, as the state of the night. */
  | { readonly kind: "note-bed"; readonly day: number }
  /** Call or write to a house, by uuid. */
  | { readonly kind: "contact-house"; readonly house: string };

/** A warning code with its facts; towns are slugs, days calendar days of the plan. */
type WarningFacts =
  | {
      readonly code: "over_max";
      readonly day: number;
      readonly length: number;
      readonly max: number;
      readonly measure: Measure;
    }
  | {
      readonly code: "long_day";
      readonly day: number;
      readonly length: number;
      readonly ideal: number;
      readonly measure: Measure;
    }
  | { readonly code: "way_unknown"; readonly day: number }
  | NightWarning
  /** A second night where public albergues accept pilgrims for one only. */
  | {
      readonly code: "one_night_only";
      readonly day: number;
      readonly town: string;
    }
  | { readonly code: "house_closed"; readonly day: number; readonly house: string }
  | {
      readonly code: "closed_stretch";
      readonly day: number;
      readonly note: string;
      /** The note in other languages, by language code. */
      readonly notes?: Readonly<Record<string, string>> | undefined;
    }
  | HolidayWarning
  /** A city passed without a night there. */
  | { readonly code: "passed_city"; readonly day: number; readonly town: string }
  | { readonly code: "compostela"; readonly km: number; readonly neededKm: number }
  | {
      readonly code: "booked_house_off_plan";
      readonly town: string;
      /** Calendar day that still ends in the town, with another house; null if there is none. */
      readonly night: number | null;
      readonly house: string | null;
    };

/** A warning with its fixes. */
export type PlanWarning = WarningFacts & { readonly waysOut: readonly WarningFix[] };

export type WarningCode = PlanWarning["code"];

/** `blocks`: the walk is impossible. `unsettled`: needs a decision. `informs`: stays even after it is dealt with. */
export type Weight = "blocks" | "unsettled" | "informs";

const weights: Readonly<Partial<Record<WarningCode, Weight>>> = {
  house_closed: "blocks",
  closed_stretch: "blocks",
  way_unknown: "blocks",
  long_day: "informs",
  few_beds: "informs",
  no_food_known: "informs",
  food_unknown: "informs",
  holiday: "informs",
  local_feast: "informs",
  passed_city: "informs",
};

/** The severity of a warning. */
export function weightOf({ code }: Pick<PlanWarning, "code">): Weight {
  return weights[code] ?? "unsettled";
}

/**
 * Warnings that are still relevant: of the whole plan, and of days not yet past.
 *
 * @param today undefined if unknown, and every day may be ahead
 */
export function warningsAhead(
  warnings: readonly PlanWarning[],
  days: readonly { readonly number: number; readonly date?: IsoDate | undefined }[],
  today: IsoDate | undefined,
): readonly PlanWarning[] {
  const isGone = ({ date }: { readonly date?: IsoDate | undefined }) =>
    date !== undefined && today !== undefined && date < today;
  const removedDays = new Set(days.filter(isGone).map(({ number }) => number));
  return warnings.filter((warning) => !("day" in warning) || !removedDays.has(warning.day));
}

/** Slugs of the towns in a warning and its fixes. */
export function townsOfWarning(warning: PlanWarning): string[] {
  const ofWays = warning.waysOut.flatMap((way) => {
    if (way.kind === "start-in") return way.from;
    return way.kind === "edit" ? (townOfEdit(way.edit) ?? []) : [];
  });
  const named = "town" in warning ? [warning.town] : "towns" in warning ? warning.towns : [];
  return [...named, ...ofWays];
}

export function townOfEdit(edit: PlanEdit): string | undefined {
  if ("to" in edit) return edit.to;
  return "town" in edit ? edit.town : "at" in edit ? edit.at : undefined;
}
