import { z } from "zod";

/** No list of filters is longer than this. */
const maxValues = 20;

/** What every list's query has; `perPage` is at most 100. */
export const pagingFields = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
};

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** One page of a list; `total` counts all pages' entries. */
export function pageOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry).readonly(), page: z.int(), perPage: z.int(), total: z.int() });
}

/** A query parameter that may be given several times; read as a list, empty when it is not given. */
export function repeatable<Value extends z.ZodType<string>>(value: Value, description: string) {
  const words = value instanceof z.ZodEnum ? value.options : undefined;
  return z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? (given ?? []) : [given]),
      z.array(value).max(maxValues).readonly(),
    )
    .meta({ type: "array", items: { type: "string", ...(words && { enum: words }) }, description });
}

/** A typed word or name, as long as no name is longer. */
export const wordsField = z.string().trim().max(200);

/** Two towns of a route between which a list is looked for. */
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

/** A slug or uuid as a filter's value: anything that names nothing is refused by the use-case. */
export const nameField = z.string().min(1).max(120);
