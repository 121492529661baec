import { z } from "zod";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { longestName, mostWished, wishRanges } from "#domain/stage-planner/wish-ranges.ts";
import { startDate } from "./start-date.ts";
import { storedText } from "#contract/http/stored-text.ts";

const numberIn = ({ min, max }: { readonly min: number; readonly max: number }) => z.number().min(min).max(max);
const wholeIn = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);

const name = storedText(z.string().min(1).max(longestName));
const names = z.array(name).max(mostWished);
const dayCount = wholeIn(wishRanges.days);
const stretch = wholeIn(wishRanges.rest);

const pace = z
  .strictObject({
    flatKmh: numberIn(wishRanges.flatKmh).optional().meta({ description: "km/h on the level", default: 4 }),
    ascentMPerH: numberIn(wishRanges.ascentMPerH)
      .optional()
      .meta({ description: "Metres up in an hour", default: 300 }),
    descentMPerH: numberIn(wishRanges.descentMPerH)
      .optional()
      .meta({ description: "Metres down in an hour", default: 500 }),
  })
  .meta({ id: "Pace", description: "Walking time by DIN 33466" });

const restWish = z
  .strictObject({
    after: numberIn(wishRanges.rest).meta({ description: "Walking days between rests that suit best" }),
    min: stretch.meta({ description: "Fewest walking days before a rest" }),
    max: stretch.meta({ description: "Most walking days in a row" }),
  })
  .refine((wish) => wish.min <= wish.max, { path: ["max"], params: { sentence: "rest_max_below_min" } })
  .meta({ id: "RestWish" });

const pin = z
  .strictObject({
    day: dayCount.meta({ description: "Calendar day of the plan" }),
    kind: z.enum(["walk", "rest"]),
    to: name,
  })
  .meta({ id: "Pin", description: "A day that is settled; the others are planned around it" });

/** Body of `POST /api/planner`. Everything but the route has a default; unknown fields are refused. */
export const plannerRequest = z
  .strictObject({
    route: name.meta({ description: "Slug of a route", example: "camino-frances" }),
    from: name.optional().meta({ description: "Town slug; the start of the route by default" }),
    to: name.optional().meta({ description: "Town slug; the end of the route by default" }),
    startDate: startDate
      .nullish()
      .meta({ description: "First day, YYYY-MM-DD, of the years 1900 to 2999", example: "2027-05-10" }),
    measure: z.enum(["hours", "km"]).optional().meta({ description: "What ideal and max count", default: "hours" }),
    ideal: numberIn(wishRanges.ideal).optional().meta({ description: "Day that suits best: 7 h or 23 km by default" }),
    max: numberIn(wishRanges.max).optional().meta({ description: "Longest day: 9.5 h or 32 km by default, included" }),
    pace: pace.optional(),
    easeInDays: wholeIn(wishRanges.easeInDays)
      .optional()
      .meta({ description: "Walking days that start shorter", default: 0 }),
    mustStop: names.optional().meta({ description: "Towns where a walking day has to end" }),
    favourites: names.optional().meta({ description: "Towns that are liked" }),
    avoid: names.optional().meta({ description: "Towns where no day may end" }),
    lodging: z.enum(["required", "ignore"]).optional().meta({ default: "required" }),
    lodgingTypes: names.optional().meta({ description: "Types of house; any by default" }),
    variants: z.enum(["main", "free"]).optional().meta({ default: "main" }),
    branches: z
      .record(name, z.enum(["take", "avoid"]))
      .refine((choices) => Object.keys(choices).length <= mostWished, { params: { sentence: "too_many_branches" } })
      .optional()
      .meta({ description: "Branches by slug" }),
    restEvery: restWish.nullish().meta({ description: "No rest days by default" }),
    days: dayCount.nullish().meta({ description: "Exact number of calendar days, rests included" }),
    pins: z.array(pin).max(wishRanges.days.max).optional(),
  })
  .meta({ id: "PlannerRequest" });

export type PlannerRequest = z.infer<typeof plannerRequest>;

/** Names of the wishes, as they appear in requests, in errors and in the addresses of `/planner`. */
export type PlannerField = keyof PlannerInput;
