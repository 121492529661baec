import { z } from "zod";
import { maxPlanWords, houseStates, maxNotes } from "#domain/plans/editing/stored-plan.ts";
import { pageOf, pagingFields, wordsField } from "#contract/http/paging.ts";
import { planRequest, startDate } from "#contract/planner/planner.ts";
import { storedText, visible, visibleText, textOf } from "#contract/http/field-types.ts";

/** Maximum number of plans per person. */
export const maxPlans = 100;
/** Maximum number of consecutive routes in one plan. */
const maxLegs = 10;

/** Name of a plan for storage. */
export const planName = storedText(
  z
    .string()
    // A name is one line.
    .overwrite((name) =>
      visibleText(name)
        .replaceAll(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .min(1)
    .max(200)
    .refine((name) => visible.test(name), { params: { sentence: "missing" } }),
);

/** Maximum values in a JSON body about a plan: options for ten routes, days, and notes left behind. */
export const maxPlanValues = 50_000;

/** Invisible control characters would be six times as long in JSON. */
// oxlint-disable-next-line no-control-regex
const invisibleCharacters = /[\u0001-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Merged days have the notes of all of them; new notes have at most `maxNotes` characters. */
const words = storedText(z.string().max(maxPlanWords)).overwrite((text) =>
  text.replaceAll(invisibleCharacters, "\ufffd"),
);
/** Options for a subsequent route. */
export const nextLeg = planRequest
  .omit({ startDate: true })
  .meta({ id: "PlanLeg", description: "Another route, walked after the previous one" });

/** Body of `POST /api/plans`. */
export const planCreation = z
  .strictObject({
    name: planName,
    input: planRequest,
    nextLegs: z
      .array(nextLeg)
      .max(maxLegs - 1)
      .optional()
      .meta({ description: "Further routes, in walking order" }),
  })
  .meta({ id: "PlanCreation" });
export type PlanCreation = z.infer<typeof planCreation>;

const inputChange = planRequest
  .partial()
  .meta({ id: "PlannerChange", description: "Only changed options; a partial pace is merged with the current one" });

/** Body of `PATCH /api/plans/{uuid}`. */
export const planUpdate = z
  .strictObject({
    name: planName.optional(),
    input: inputChange.optional().meta({
      description: "A start date alone keeps every end of a day; anything else recalculates the plan around the pins",
    }),
    nextLegs: planCreation.shape.nextLegs,
  })
  .meta({ id: "PlanUpdate" });
export type PlanUpdate = z.infer<typeof planUpdate>;

const newWords = `At most ${maxNotes.toLocaleString("en")} characters, or the current length`;

/** Body of `PATCH /api/plans/{uuid}/days/{day}`. */
export const planDayUpdate = z
  .strictObject({
    to: z.string().min(1).max(120).optional().meta({ description: "Town slug; moves the end of the day and pins it" }),
    kind: z.enum(["walk", "rest"]).optional().meta({
      description: "rest: adds a rest day before the walk of this day; walk: removes this rest day",
    }),
    pinned: z.boolean().optional(),
    house: z.guid().nullish().meta({ description: "A place to stay of the town where the day ends; null for none" }),
    houseState: z.enum(houseStates).optional(),
    bookingReference: textOf(200).optional(),
    priceCents: z.int().min(0).max(10_000_000).nullish().meta({ description: "Euro cents; null if unknown" }),
    notes: words.optional().meta({ description: newWords }),
    carry: words.optional().meta({ description: `Packing list. ${newWords}` }),
  })
  .meta({ id: "PlanDayUpdate" });
export type PlanDayUpdate = z.infer<typeof planDayUpdate>;

/** The notes of a day, which have length limits. */
export const planNotes = planDayUpdate.pick({ notes: true, carry: true, bookingReference: true }).strip();

const listedPlan = z
  .object({
    uuid: z.string(),
    name: z.string(),
    version: z.int(),
    routes: z.array(z.string()).readonly().meta({ description: "Slugs, in walking order" }),
    from: z.string(),
    to: z.string(),
    fromName: z.string(),
    toName: z.string(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    days: z.int(),
    walkingDays: z.int(),
    isShared: z.boolean(),
    createdAt: z.string().meta({ format: "date-time" }),
    updatedAt: z.string().meta({ format: "date-time" }),
  })
  .meta({ id: "ListedPlan" });

/** Query of `GET /api/plans`. A person's plans are few enough for one page. */
export const planListQuery = z.strictObject({
  ...pagingFields,
  perPage: pagingFields.perPage.removeDefault().default(maxPlans),
  sort: z.enum(["name", "-name", "startDate", "-startDate", "updatedAt", "-updatedAt"]).default("-updatedAt"),
  q: wordsField.optional().meta({ description: "Words of the name" }),
});
export type PlanListQuery = z.infer<typeof planListQuery>;

/** Response of `GET /api/plans`. */
export const planList = pageOf(listedPlan).meta({ id: "PlanList" });
export type PlanList = z.infer<typeof planList>;

/** Body of `POST /api/plans/{uuid}/duplicate`. */
export const planDuplication = z.strictObject({ name: planName.optional() }).meta({ id: "PlanDuplication" });

/** Body of `POST /api/plans/{uuid}/share`. */
export const planSharing = z
  .strictObject({
    notes: z.boolean(),
    prices: z.boolean(),
    carry: z.boolean(),
    today: z.boolean().meta({ description: "It begins with the current day of the plan" }),
    diary: z.boolean(),
    photos: z.boolean(),
    until: startDate
      .nullable()
      .meta({ description: "The last day on which the link is valid; null: until it is revoked" }),
  })
  .partial()
  .meta({
    id: "PlanSharing",
    description:
      "What the link shows besides days, towns, places to stay and dates; nothing of it at first. What is left out stays",
  });

/** An address that gives read access until it is revoked. */
export const tokenAddress = z.object({ token: z.string(), url: z.string() }).meta({ id: "TokenAddress" });
export type TokenAddress = z.infer<typeof tokenAddress>;
