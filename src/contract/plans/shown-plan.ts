import { importRemark } from "./import-remarks.ts";
import { z } from "zod";
import { houseStates } from "#domain/plans/editing/stored-plan.ts";
import { planDay, planTotals } from "./plan.ts";
import { dayRoutine, goalNights } from "./plan-content.ts";

/** Options with all defaults. */
const completeOptions = z.looseObject({ route: z.string(), from: z.string(), to: z.string() });

const dayNotes = {
  house: z.string().nullable().meta({ description: "Uuid" }),
  houseState: z.enum(houseStates),
  bookingReference: z.string().meta({ description: "Empty for anyone who only has the share link" }),
  priceCents: z.int().nullable().meta({ description: "null with a share link unless the owner shows prices" }),
  notes: z.string().meta({ description: "Empty with a share link unless the owner shows notes" }),
  carry: z.string().meta({ description: "Empty with a share link unless the owner shows packing lists" }),
};

const shownDay = planDay
  .extend({
    key: z.int().meta({ description: "Stays with the day when its number or date changes" }),
    leg: z.int().meta({ description: "Index of the plan's route, from 0" }),
    pinned: z.boolean(),
    fromName: z.string(),
    toName: z.string(),
    timeZone: z.string().optional().meta({
      description:
        "IANA time zone where the day ends, at whose midnight the next begins; absent if it is Europe/Madrid",
    }),
    isWayKnown: z.boolean().meta({ description: "If false the route has changed: all figures are 0" }),
    houseName: z.string().nullable(),
    houseUrl: z.string().nullable().meta({ description: "Page of the place to stay on this site" }),
    housePhone: z.string().nullable().meta({ description: "null if unknown" }),
    ...dayNotes,
  })
  .meta({ id: "ShownPlanDay" });
export type ShownDay = z.infer<typeof shownDay>;

const nightCost = z.object({
  day: z.int(),
  cents: z.int().nullable(),
  basis: z.enum(["own", "house", "typical", "unknown"]),
  type: z.string().nullable(),
});

const prices = z
  .object({
    currency: z.literal("EUR"),
    people: z.int().min(1).meta({ description: "Number of people the nights are paid for" }),
    nights: z.array(nightCost).readonly(),
    totalCents: z.int(),
    knownCents: z.int().meta({ description: "Written down by the walker, or known of a chosen place to stay" }),
    typicalCents: z.int().meta({ description: "From the table of typical prices" }),
    unknownNights: z.int(),
    typicalPricesDate: z.string().meta({ description: "Month of the table, YYYY-MM" }),
  })
  .meta({ id: "PlanPrices" });

const warning = z
  .looseObject({ code: z.string(), waysOut: z.array(z.looseObject({ kind: z.string() })).readonly() })
  .meta({
    id: "PlanWarning",
    description:
      "A warning as a code with its facts, and what can be done about it. Of nights: `no_bed_known`, no place to stay of the types is known in the town; `all_closed`, some are, and all of them are known to be closed on the night; `none_known_open`, a night between 1 November and Palm Sunday on which none is known to be open, except in cities with five or more; `few_beds`, a single one is known, and may be open; `no_food_known`, neither shop nor restaurant is known; `food_unknown`, on a route of none of whose nights one is known. `holiday`: a public holiday where the day ends or a shop is passed, of the `region` alone where one is named, and not certain where `isSure` is false; `local_feast`, the same of towns; `passed_city`, one that is walked through without a night there",
  });

const share = z
  .object({
    token: z.string(),
    url: z.string(),
    notes: z.boolean().meta({ description: "Whether the link shows notes" }),
    prices: z.boolean().meta({ description: "Whether it shows prices entered by the owner" }),
    carry: z.boolean().meta({ description: "Whether it shows packing lists" }),
    today: z.boolean().meta({ description: "Whether it begins with the current day of the plan" }),
    diary: z.boolean().meta({ description: "Whether it shows the diary of each day" }),
    photos: z.boolean().meta({ description: "Whether it shows photos of the diary" }),
    until: z.string().nullable().meta({ description: "ISO date of the last day on which it is valid" }),
  })
  .meta({ id: "PlanShare" });

/** A complete plan. */
export const shownPlan = z
  .object({
    uuid: z.string(),
    name: z.string(),
    version: z.int(),
    access: z.enum(["owner", "shared"]),
    input: completeOptions.meta({ description: "Options of the first route, including pins and start date" }),
    nextLegs: z.array(completeOptions).readonly(),
    startDate: z.string().nullable(),
    days: z.array(shownDay).readonly(),
    totals: planTotals,
    cost: z.number().nullable().meta({ description: "Cost by the planner's definition; null if a way is unknown" }),
    prices,
    warnings: z.array(warning).readonly(),
    waivesCompostela: z.boolean().meta({ description: "The walker does not need the Compostela" }),
    routine: dayRoutine,
    goalNights,
    compostela: z
      .object({ km: z.number(), isReached: z.boolean(), twoStampsFromDay: z.int().nullable(), arrivalDay: z.int() })
      .nullable()
      .meta({ description: "null if the walk does not reach Santiago" }),
    leftBehind: z
      .array(
        z.object({
          town: z.string(),
          townName: z.string(),
          houseName: z.string().nullable(),
          houseUrl: z.string().nullable(),
          housePhone: z.string().nullable(),
          ...dayNotes,
        }),
      )
      .readonly()
      .meta({ description: "Notes and bookings of removed days; they come back when a day ends there again" }),
    townNames: z.record(z.string(), z.string()).meta({ description: "Names of all towns mentioned, by slug" }),
    share: share.nullable().meta({ description: "Shown to the owner only" }),
    calendarUrl: z.string().nullable().meta({ description: "Shown to the owner only" }),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "ShownPlan" });
export type ShownPlan = z.infer<typeof shownPlan>;

/** Response of `GET /api/plans/{uuid}/days`. */
export const shownDays = z
  .object({ version: z.int(), days: z.array(shownDay).readonly() })
  .meta({ id: "ShownPlanDays" });

const ends = z.object({ kind: z.enum(["walk", "rest"]), from: z.string(), to: z.string() }).nullable();

const planChanges = z
  .object({
    days: z.array(z.object({ number: z.int(), before: ends, after: ends })).readonly(),
    daysBefore: z.int(),
    daysAfter: z.int(),
    newlyLeftBehind: z.array(z.string()).readonly(),
  })
  .meta({ id: "PlanChanges", description: "Days that now end elsewhere" });

/** Response of an edit: the plan after it, and its changes. */
export const editedPlan = z
  .object({ plan: shownPlan, changes: planChanges, preview: z.boolean() })
  .meta({ id: "EditedPlan" });
export type EditedPlan = z.infer<typeof editedPlan>;

/** Response of an import. */
export const importedPlan = z
  .object({
    plan: shownPlan,
    unmatched: z
      .array(z.string())
      .readonly()
      .meta({ description: "Places of the file that match no town of the route" }),
    remarks: z.array(importRemark).readonly().meta({ description: "Everything that was not imported as is" }),
    preview: z.boolean().meta({ description: "If true, nothing was saved, and the plan's uuid is meaningless" }),
  })
  .meta({ id: "ImportedPlan" });
