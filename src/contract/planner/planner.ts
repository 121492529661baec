import { z } from "zod";
import {
  maxListLength,
  maxNameLength,
  type OptionDefinition,
  type OptionKey,
  optionKeys,
  type OptionKind,
  optionTable,
  paceRanges,
  type Pin,
} from "#domain/planner/options/planner-options.ts";
import type { PartialOptions } from "#domain/planner/options/with-defaults.ts";
import { storedText } from "#contract/http/field-types.ts";
import { firstStart, lastStart } from "#domain/calendar/iso-date.ts";

/** First day of a plan. */
export const startDate = z.iso
  .date({ abort: true })
  .refine((date) => date >= firstStart && date <= lastStart, { params: { sentence: "date_out_of_range" } });

const numberIn = ({ min = -Infinity, max = Infinity }: Pick<OptionDefinition, "min" | "max">) =>
  z.number().min(min).max(max);
const wholeIn = ({ min = -Infinity, max = Infinity }: Pick<OptionDefinition, "min" | "max">) =>
  z.int().min(min).max(max);
const counted = ({ step, ...row }: OptionDefinition) => (Number.isInteger(step) ? wholeIn(row) : numberIn(row));

const name = storedText(z.string().min(1).max(maxNameLength));

const pace = z
  .strictObject({
    flatKmh: numberIn(paceRanges.flatKmh).optional().meta({ description: "km/h on level ground", default: 4 }),
    ascentMPerH: numberIn(paceRanges.ascentMPerH)
      .optional()
      .meta({ description: "Metres of ascent per hour", default: 300 }),
    descentMPerH: numberIn(paceRanges.descentMPerH)
      .optional()
      .meta({ description: "Metres of descent per hour", default: 500 }),
  })
  .meta({ id: "Pace", description: "Walking time by DIN 33466" });

const walker = z
  .strictObject({
    pace: pace.optional(),
    ideal: numberIn(optionTable.ideal).optional().meta({ description: "As for the first walker" }),
    max: numberIn(optionTable.max).optional().meta({ description: "As for the first walker" }),
  })
  .meta({ id: "Walker", description: "One more walker: every stage has to suit the one it suits least" });

const rest = (range: OptionDefinition) =>
  z
    .strictObject({
      after: numberIn(range).meta({ description: "Preferred number of walking days between rests" }),
      min: wholeIn(range).meta({ description: "Fewest walking days before a rest" }),
      max: wholeIn(range).meta({ description: "Most walking days in a row" }),
    })
    .refine(({ min, max }) => min <= max, { path: ["max"], params: { sentence: "rest_max_below_min" } })
    .meta({ id: "RestEvery" });

const pin = z
  .strictObject({
    day: wholeIn(optionTable.days).meta({ description: "Calendar day of the plan" }),
    kind: z.enum(["walk", "rest"]),
    to: name,
  })
  .meta({ id: "Pin", description: "A pinned day; the others are planned around it" });

/** Duplicate pins of a day must agree. */
function rejectDuplicatePins(pins: readonly Pin[], { addIssue }: z.core.$RefinementCtx): void {
  const pinOfDay = new Map<number, Pin>();
  for (const [at, one] of pins.entries()) {
    const { kind, to } = pinOfDay.get(one.day) ?? one;
    if (kind !== one.kind || to !== one.to) {
      addIssue({ code: "custom", path: [at, "day"], params: { sentence: "pinned_twice" } });
    }
    pinOfDay.set(one.day, { ...one, kind, to });
  }
}

const schemas: { readonly [Kind in OptionKind]: (row: OptionDefinition) => z.ZodType } = {
  name: () => name,
  date: () => startDate,
  choice: ({ values = [] }) => z.enum([...values]),
  number: counted,
  names: ({ values }) => z.array(values ? z.enum([...values]) : name).max(maxListLength),
  pace: () => pace,
  branches: () =>
    z.record(name, z.enum(["take", "avoid"])).refine((choices) => Object.keys(choices).length <= maxListLength, {
      params: { sentence: "too_many_branches" },
    }),
  rest,
  walkers: ({ most = maxListLength }) => z.array(walker).max(most),
  pins: ({ most = maxListLength }) => z.array(pin).max(most).superRefine(rejectDuplicatePins),
};

/** Descriptions of the options in the API; defaults of enumerations and numbers are added automatically. */
const texts: { readonly [Key in OptionKey]: { readonly description?: string; readonly example?: string } } = {
  route: { description: "Slug of a route", example: "camino-frances" },
  from: { description: "Town slug; the start of the route by default" },
  to: { description: "Town slug; the end of the route by default" },
  startDate: { description: "First day, YYYY-MM-DD, of the years 1900 to 2999", example: "2027-05-10" },
  measure: { description: "The unit of ideal and max" },
  ideal: { description: "Ideal stage: 7 h or 23 km by default" },
  max: { description: "Longest stage, inclusive: 9.5 h or 32 km by default" },
  pace: {},
  walkers: { description: "The other walkers: all walk every stage, along the path of the first walker" },
  easeInDays: { description: "How many walking days at the start are shorter" },
  mustStop: { description: "Towns where a stage has to end" },
  favourites: { description: "Favourite towns" },
  avoid: { description: "Towns where no stage may end" },
  lodging: {},
  lodgingTypes: { description: "Types of place to stay; any by default" },
  places: {
    description: "How much it matters to spend nights in places with shops and beds, from not at all (0) to 2",
  },
  variants: {},
  branches: { description: "Branches by slug" },
  restEvery: { description: "No rest days by default" },
  days: { description: "Exact number of calendar days, rests included" },
  pins: { description: "One for each day" },
};

function schemaOf(key: OptionKey): z.ZodType {
  const row: OptionDefinition = optionTable[key];
  const schema = schemas[row.kind](row);
  const about = texts[key];
  const isSimple = typeof row.fallback === "string" || typeof row.fallback === "number";
  const meta = { ...about, ...(isSimple && { default: row.fallback }) };
  const open = key === "route" ? schema : row.fallback === null ? schema.nullish() : schema.optional();
  return Object.keys(meta).length > 0 ? open.meta(meta) : open;
}

type Shape = {
  [Key in OptionKey]: Key extends "route" ? z.ZodType<string> : z.ZodOptional<z.ZodType<PartialOptions[Key]>>;
};

/** Options of a plan for one route. Everything but the route has a default; unknown fields are refused. */
export const planRequest = z
  // Built from the table of options, whose types match the values.
  .strictObject(Object.fromEntries(optionKeys.map((key) => [key, schemaOf(key)])) as Shape)
  .meta({ id: "PlanRequest" });

const openEnd = (end: string, list: string) =>
  name.nullish().meta({
    description: `Town slug; the ${end} of the route by default. With days, null leaves it to the planner, whose response has ${list}`,
  });

/** Body of `POST /api/planner`: the same, with one end left to the planner if desired. */
export const plannerRequest = z
  .strictObject({ ...planRequest.shape, from: openEnd("start", "starts"), to: openEnd("end", "ends") })
  .meta({ id: "PlannerRequest" });

export type PlannerRequest = z.infer<typeof plannerRequest>;
