import { z } from "zod";
import { nameLanguage } from "#contract/http/field-types.ts";
import { wordsField } from "#contract/http/paging.ts";

const searchResult = z
  .object({
    kind: z.enum(["route", "town", "accommodation", "point_of_interest"]),
    name: z.string(),
    detail: z.string().meta({ description: "Its location, in names that need no translation" }),
    url: z.string().meta({ description: "The page that shows it" }),
    uuid: z.string(),
    nameLanguage: nameLanguage.optional(),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.infer<typeof searchResult>;

/** Response of `GET /api/search`: the best match first. */
export const searchResults = z.array(searchResult).readonly();

/** Query of `GET /api/search`. */
export const searchQuery = z.strictObject({
  q: wordsField
    .min(1)
    .max(100)
    .meta({ description: "Words of a name, ignoring accents and small typos", example: "roncesvales" }),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type SearchQuery = z.infer<typeof searchQuery>;
