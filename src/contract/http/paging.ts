import { z } from "zod";

/** Maximum number of values of a filter. */
const maxValues = 20;

/** Common query parameters of lists; `perPage` is at most 100. */
export const pagingFields = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
};

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** One page of a list; `total` counts the entries of all pages. */
export function pageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry).readonly(), page: z.int(), perPage: z.int(), total: z.int() });
}

/** A repeatable query parameter; parsed as a list, empty if absent. */
export function repeatable<Value extends z.ZodType<string>>(value: Value, description: string) {
  const words = value instanceof z.ZodEnum ? value.options : undefined;
  return z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? (given ?? []) : [given]),
      z.array(value).max(maxValues).readonly(),
    )
    .meta({ type: "array", items: { type: "string", ...(words && { enum: words }) }, description });
}

/** A search text, limited to the length of the longest name. */
export const wordsField = z.string().trim().max(200);

/** Two towns of a route that limit a list to the stretch between them. */
export const stretchFields = {
  from: z.string().min(1).max(120).optional().meta({
    description:
      "Slug of a town on the main route of the one route: from there on; with to in either order, both included",
  }),
  to: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: "Slug of a town on the main route of the one route: up to there" }),
};

/** A slug or uuid as a filter value: the use-case refuses unknown ones. */
export const nameField = z.string().min(1).max(120);
