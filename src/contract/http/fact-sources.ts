import { z } from "zod";
import { partialDate } from "./partial-date.ts";

export const factSource = z
  .object({
    source: z.string(),
    date: partialDate.nullable().meta({ description: "Day on which it was true or collected, as far as it is known" }),
    certainty: z.enum(["high", "medium", "low"]).nullable(),
  })
  .meta({ id: "FactSource" });

/** The source of each known fact of a resource, by field name. */
export const factSources = z
  .record(z.string(), factSource)
  .meta({ description: "By the name of the field; unknown facts have none" });
