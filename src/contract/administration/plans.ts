import { z } from "zod";
import { lineOf } from "#contract/http/field-types.ts";
import { nameField, pageOf, pagingFields, wordsField } from "#contract/http/paging.ts";

/** A person's plan, without their notes. */
const administeredPlan = z
  .object({
    uuid: z.guid(),
    name: z.string(),
    owner: z.object({ uuid: z.guid(), name: z.string(), email: z.string() }),
    routes: z.array(z.string()).readonly().meta({ description: "Slugs, in walking order" }),
    from: z.string(),
    to: z.string(),
    startDate: z.string().nullable(),
    days: z.int(),
    isShared: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "AdministeredPlan" });

export const administeredPlanList = pageOf(administeredPlan).meta({ id: "AdministeredPlanList" });
export type AdministeredPlanList = z.infer<typeof administeredPlanList>;

/** The most recently changed plan comes first. */
export const administeredPlanQuery = z.strictObject({
  ...pagingFields,
  q: wordsField.default("").meta({ description: "Words of the plan's name, or its owner's name or address" }),
  owner: z.guid().optional().meta({ description: "Of this person only" }),
  route: nameField.optional().meta({ description: "Slug of a route" }),
});
export type AdministeredPlanQuery = z.infer<typeof administeredPlanQuery>;

/** Body of `POST /api/administration/plans/{uuid}/read`. */
export const planReading = z
  .strictObject({ reason: lineOf(500).min(5).meta({ description: "Recorded in the audit log" }) })
  .meta({ id: "PlanReading" });
