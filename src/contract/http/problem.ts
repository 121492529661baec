import { z } from "zod";

/** Media type of every error response. */
export const problemMediaType = "application/problem+json";

const dependants = z
  .object({
    total: z.int().min(0),
    records: z
      .array(
        z.object({
          resource: z.string().meta({ description: "As in the URLs of administration", example: "segments" }),
          uuid: z.string(),
          slug: z.string().nullable(),
          title: z.string(),
        }),
      )
      .readonly()
      .meta({ description: "The first ten" }),
  })
  .meta({ id: "Dependants", description: "Records that depend on one and keep it from being deleted" });

/** An error response as specified by RFC 9457. */
export const problem = z
  .object({
    type: z.string().meta({ description: "Address of the documentation of this type of problem" }),
    title: z.string().meta({ description: "Short title of the type of problem, in the language of Accept-Language" }),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: "What went wrong in this case, in the language of Accept-Language" }),
    errors: z.record(z.string(), z.array(z.string())).optional().meta({ description: "Messages by field name" }),
    dependants: dependants.optional(),
  })
  .meta({ id: "Problem" });

export type Problem = z.infer<typeof problem>;

/** Messages by field name. */
export type FieldErrors = Record<string, string[]>;
