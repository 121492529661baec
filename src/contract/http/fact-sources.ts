import { z } from "zod";
import { lineOf } from "./line-of.ts";
import { partialDate } from "./partial-date.ts";

export const factSource = z
  .object({
    source: lineOf(500),
    date: partialDate.nullable().meta({ description: "Date the fact was valid or collected, as far as known" }),
    certainty: z.enum(["high", "medium", "low"]).nullable(),
  })
  .meta({ id: "FactSource" });

/** The source of each known fact of a resource, by field name. */
export const factSources = z
  .record(z.string(), factSource)
  .meta({ description: "By field name; unknown facts have none" });
