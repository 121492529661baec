import type { PublicHoliday } from "../calendar/public-holidays.ts";
import type { PlanEdit } from "../plan-editing/edit.ts";
import type { Measure } from "../stage-planner/plan.ts";

/** What can be done about a warning, as data for a button. */
export type WayOut =
  | { readonly kind: "edit"; readonly edit: PlanEdit }
  | { readonly kind: "choose-house"; readonly day: number }
  /** Start the last leg in another town. */
  | { readonly kind: "start-in"; readonly leg: number; readonly from: string }
  /** Buy food on an earlier day. */
  | { readonly kind: "carry-food"; readonly day: number }
  | { readonly kind: "change-dates" }
  /** Take what is needed on one's own back, on these days. */
  | { readonly kind: "carry-bag"; readonly days: readonly number[] };

/** A warning as a code with its facts; towns are slugs, days calendar days of the plan. */
export type PlanWarning =
  | {
      readonly code: "over_max";
      readonly day: number;
      readonly length: number;
      readonly max: number;
      readonly measure: Measure;
      readonly waysOut: readonly WayOut[];
    }
  | { readonly code: "way_unknown"; readonly day: number; readonly waysOut: readonly WayOut[] }
  | { readonly code: "no_bed_known"; readonly day: number; readonly town: string; readonly waysOut: readonly WayOut[] }
  | { readonly code: "house_closed"; readonly day: number; readonly house: string; readonly waysOut: readonly WayOut[] }
  | {
      readonly code: "closed_stretch";
      readonly day: number;
      readonly note: string;
      readonly waysOut: readonly WayOut[];
    }
  | {
      readonly code: "holiday";
      readonly day: number;
      readonly holiday: PublicHoliday;
      readonly country: string;
      readonly waysOut: readonly WayOut[];
    }
  | { readonly code: "compostela"; readonly km: number; readonly neededKm: number; readonly waysOut: readonly WayOut[] }
  | {
      readonly code: "booked_house_off_plan";
      readonly town: string;
      readonly house: string | null;
      readonly waysOut: readonly WayOut[];
    }
  | {
      readonly code: "bag_transfer_too_long";
      readonly days: readonly number[];
      readonly mostKm: number;
      readonly mostKg: number;
      readonly waysOut: readonly WayOut[];
    }
  | {
      readonly code: "bag_transfer_out_of_season";
      readonly days: readonly number[];
      readonly mostKg: number;
      readonly waysOut: readonly WayOut[];
    };

export type WarningCode = PlanWarning["code"];
