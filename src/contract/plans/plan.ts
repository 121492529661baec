import { z } from "zod";
import { crowdingLevels } from "#domain/crowding/night-crowding.ts";

const nightCrowding = z
  .object({
    level: z.enum(crowdingLevels).meta({ description: "full: more walkers than known or estimated beds" }),
    people: z.int().meta({ description: "Estimated number of walkers to Santiago who stay within a usual day's walk" }),
    knownBeds: z.int().meta({ description: "Of places to stay there with known beds, open that night" }),
    estimatedBeds: z.int().meta({ description: "Of the other places to stay, estimated by type" }),
    fromTown: z.string().meta({ description: "Slug of the first town with beds of that stretch" }),
    toTown: z.string().meta({ description: "Slug of its last" }),
    isHolyYear: z.boolean().meta({ description: "25 July is a Sunday: more people walk than in other years" }),
  })
  .meta({ id: "NightCrowding", description: "Expected crowding, estimated from pilgrim statistics" });

/** Crowding of the night of a dated day; absent in plans stored by browsers before it existed. */
const crowdedNight = {
  crowding: nightCrowding
    .nullable()
    .optional()
    .meta({ description: "null without a date, and without pilgrim statistics" }),
  bookFirst: z.boolean().optional().meta({ description: "Among the three nights of the plan to book first" }),
};

const reasonFact = z
  .looseObject({ code: z.string() })
  .meta({ id: "ReasonFact", description: "A reason as a code with its facts" });

export const planDay = z
  .object({
    number: z.int().meta({ description: "Calendar day, from 1" }),
    kind: z.enum(["walk", "rest"]),
    date: z.string().optional().meta({ description: "YYYY-MM-DD, if a start date was given" }),
    from: z.string().meta({ description: "Town slug" }),
    to: z.string().meta({ description: "Town slug" }),
    arcs: z.array(z.int()).readonly().meta({ description: "Arcs of the route's graph in walking order" }),
    km: z.number(),
    ascentM: z.number(),
    descentM: z.number(),
    climbUnknownKm: z
      .number()
      .meta({ description: "Walked kilometres whose ascent or descent is unknown: in the sums it is 0" }),
    hours: z.number().meta({
      description: "Walking time without breaks, by DIN 33466; for several walkers, that of the slowest",
    }),
    lengths: z
      .array(z.number())
      .readonly()
      .optional()
      .meta({ description: "For several walkers: of each, the first walker first, in the unit of the options" }),
    overMax: z
      .boolean()
      .meta({ description: "Longer than the requested longest day, because there is no bed within it" }),
    houses: z.int().meta({ description: "Places to stay of the allowed types not known to be closed that night" }),
    knownOpen: z.int().optional().meta({
      description: "Those known to be open, if there is a date; the season of most is unknown",
    }),
    reasons: z
      .array(z.string())
      .readonly()
      .meta({ description: "Why the day ends here, in the language of Accept-Language" }),
    reasonFacts: z.array(reasonFact).readonly(),
    ...crowdedNight,
    alternatives: z
      .array(
        z.object({
          to: z.string().meta({ description: "Town slug" }),
          extraCost: z.number().meta({ description: "How much more the best whole plan with this end costs" }),
          km: z.number(),
          hours: z.number(),
          ascentM: z.number(),
          descentM: z.number(),
          houses: z.int(),
          overMax: z.boolean(),
        }),
      )
      .readonly()
      .optional()
      .meta({ description: "For walking days: every other place where this day can end" }),
  })
  .meta({ id: "PlanDay" });

const town = z.string().meta({ description: "Town slug" });
const openEnd = {
  km: z.number().meta({ description: "Walked along the main route between it and the other end" }),
  cost: z.number().meta({ description: "Of the best plan, and of the place itself" }),
};

/** Of a whole walk. */
export const planTotals = z.object({
  days: z.int(),
  walkingDays: z.int(),
  km: z.number(),
  ascentM: z.number(),
  descentM: z.number(),
  climbUnknownKm: z.number(),
  hours: z.number(),
});

/** Response of `POST /api/planner`. */
export const plan = z
  .object({
    days: z.array(planDay).readonly(),
    totals: planTotals,
    cost: z.number(),
    byDays: z
      .array(z.object({ days: z.int(), cost: z.number() }))
      .readonly()
      .meta({ description: "Least cost for every feasible number of calendar days" }),
    starts: z
      .array(z.object({ from: town, ...openEnd }))
      .readonly()
      .optional()
      .meta({
        description: "If the start was left to the planner: towns from which a plan has that many days, by cost",
      }),
    ends: z
      .array(z.object({ to: town, ...openEnd }))
      .readonly()
      .optional()
      .meta({ description: "If the end was left to the planner: towns to which a plan has that many days, by cost" }),
  })
  .meta({ id: "Plan" });

export type PlanResponse = z.infer<typeof plan>;
