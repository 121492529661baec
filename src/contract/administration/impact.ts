import { z } from "zod";

const totals = z
  .object({
    distanceM: z.int().min(0).meta({ description: "Walked metres" }),
    ascentM: z.int().min(0).meta({ description: "Unknown ascents add nothing" }),
    descentM: z.int().min(0),
  })
  .meta({ id: "AdministrationTotals" });

/** The effect of a change on displayed, planned and computed data. */
export const impact = z
  .object({
    branches: z
      .array(
        z.object({
          route: z.object({ slug: z.string(), name: z.string() }),
          slug: z.string(),
          name: z.string(),
          kind: z.string(),
          before: totals.nullable().meta({ description: "null for a new branch" }),
          after: totals.nullable().meta({ description: "null for a branch that is removed" }),
        }),
      )
      .meta({ description: "Branches whose totals change, in the order of the routes" }),
    plans: z.int().min(0).meta({ description: "Plans on the routes of these branches" }),
  })
  .meta({ id: "AdministrationImpact", description: "The effect of a change; nothing is written" });
export type Impact = z.infer<typeof impact>;
