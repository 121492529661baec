import { z } from "zod";
import { planRequest } from "./planner.ts";

/** Body of `POST /api/planner/further`. */
export const furtherWalksRequest = planRequest;
export type FurtherWalksRequest = z.infer<typeof furtherWalksRequest>;

const slug = z.string().meta({ description: "Town slug" });

const leg = z
  .object({
    route: z.string().meta({ description: "Slug" }),
    routeName: z.string(),
    from: slug,
    fromName: z.string(),
    to: slug,
    toName: z.string(),
    mustStop: z.array(slug).readonly(),
    mustStopNames: z.array(z.string()).readonly(),
    km: z.number(),
  })
  .meta({ id: "FurtherLeg" });
export type FurtherLeg = z.infer<typeof leg>;

const sums = z.object({ days: z.int(), km: z.number(), ascentM: z.number() });

const furtherWalk = z
  .object({
    kind: z.enum(["onward", "instead"]).meta({
      description: "onward: from where the plan ends; instead: by another route from a town of the plan to its end",
    }),
    at: slug.meta({ description: "Where it leaves the plan" }),
    atName: z.string(),
    atHouses: z.int().meta({ description: "Places to stay known there of the types that are asked for" }),
    legs: z
      .array(leg)
      .readonly()
      .meta({ description: "What follows the plan; or what replaces it, including the part up to the town" }),
    totals: sums.meta({ description: "Of the best plan for these legs, each with the options of the request" }),
    change: sums.nullable().meta({ description: "instead: the difference for the whole plan; otherwise null" }),
  })
  .meta({ id: "FurtherWalk" });
export type FurtherWalk = z.infer<typeof furtherWalk>;

export const furtherWalks = z.object({ walks: z.array(furtherWalk).readonly() }).meta({ id: "FurtherWalks" });
export type FurtherWalks = z.infer<typeof furtherWalks>;
