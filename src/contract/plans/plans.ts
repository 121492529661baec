import { z } from "zod";
import { maxPlanWords } from "#domain/plan-editing/plan-size.ts";
import { houseStates, maxNotes } from "#domain/plan-editing/stored-plan.ts";
import { pageOf, pagingFields, wordsField } from "#contract/http/paging.ts";
import { planRequest, startDate } from "#contract/planner/planner.ts";
import { storedText } from "#contract/http/stored-text.ts";

/** A person has so many plans at most. */
export const maxPlans = 100;
/** Routes one after another in one plan. */
const maxLegs = 10;

/** Name of a plan, as it is kept. */
export const planName = storedText(
  z
    .string()
    // A name is one line.
    .overwrite((name) => name.replaceAll(/\s+/g, " ").trim())
    .min(1)
    .max(200),
);

/** Values of a JSON body about a plan: options for ten routes, days, and what was left behind on others. */
export const maxPlanValues = 50_000;

/** Control characters, of which nothing is seen, would be six times as long in JSON. */
// oxlint-disable-next-line no-control-regex
const unseen = /[\u0001-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Days that were merged have the notes of all of them; what one writes anew has `maxNotes` characters at most. */
const words = storedText(z.string().max(maxPlanWords)).overwrite((text) => text.replaceAll(unseen, "\ufffd"));
/** Options for a route that is walked after another. */
export const nextLeg = planRequest
  .omit({ startDate: true })
  .meta({ id: "PlanLeg", description: "Another route, walked after the one before" });

/** Body of `POST /api/plans`. */
export const planCreation = z
  .strictObject({
    name: planName,
    input: planRequest,
    nextLegs: z
      .array(nextLeg)
      .max(maxLegs - 1)
      .optional()
      .meta({ description: "Further routes, one after another" }),
  })
  .meta({ id: "PlanCreation" });
export type PlanCreation = z.infer<typeof planCreation>;

const inputChange = planRequest
  .partial()
  .meta({ id: "PlannerChange", description: "Only what changes; a pace is joined with the one so far" });

/** Body of `PATCH /api/plans/{uuid}`. */
export const planUpdate = z
  .strictObject({
    name: planName.optional(),
    input: inputChange
      .optional()
      .meta({ description: "A start date alone keeps every end of a day; anything else plans anew around the pins" }),
    nextLegs: planCreation.shape.nextLegs,
  })
  .meta({ id: "PlanUpdate" });
export type PlanUpdate = z.infer<typeof planUpdate>;

const newWords = `At most ${maxNotes.toLocaleString("en")} characters, or as many as it has`;

/** Body of `PATCH /api/plans/{uuid}/days/{day}`. */
export const planDayUpdate = z
  .strictObject({
    to: z.string().min(1).max(120).optional().meta({ description: "Town slug; moves the end of the day and pins it" }),
    kind: z.enum(["walk", "rest"]).optional().meta({
      description: "rest: a day of rest is put in before the walk of this day; walk: this day of rest is taken out",
    }),
    pinned: z.boolean().optional(),
    house: z.guid().nullish().meta({ description: "A house of the town where the day ends; null for none" }),
    houseState: z.enum(houseStates).optional(),
    bookingReference: storedText(z.string().trim().max(200)).optional(),
    priceCents: z.int().min(0).max(10_000_000).nullish().meta({ description: "Euro cents; null while unknown" }),
    notes: words.optional().meta({ description: newWords }),
    carry: words.optional().meta({ description: `Things to carry. ${newWords}` }),
  })
  .meta({ id: "PlanDayUpdate" });
export type PlanDayUpdate = z.infer<typeof planDayUpdate>;

/** The words of a day that have limits. */
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

/** What `GET /api/plans` answers. */
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
    today: z.boolean().meta({ description: "It begins with the day that is walked by the plan" }),
    diary: z.boolean(),
    photos: z.boolean(),
    until: startDate
      .nullable()
      .meta({ description: "The last day on which the link works; null: until it is revoked" }),
  })
  .partial()
  .meta({
    id: "PlanSharing",
    description:
      "What the link shows besides days, places, houses and dates; nothing of it at first. What is left out stays",
  });

/** An address that whoever holds it may read, until it is revoked. */
export const tokenAddress = z.object({ token: z.string(), url: z.string() }).meta({ id: "TokenAddress" });
export type TokenAddress = z.infer<typeof tokenAddress>;
