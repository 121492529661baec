import { z } from "zod";

const foundPlace = z
  .object({
    id: z
      .string()
      .meta({ description: "Slug of a town, or of a town and a place to stay in it: leon, leon/hostal-albany" }),
    kind: z.enum(["town", "house"]).meta({
      description: "A place to stay whose location is known; its town for all of those whose location is not",
    }),
    name: z.string(),
    type: z.string().meta({ description: "The size of a town, the type of a place to stay" }),
    lat: z.number(),
    lon: z.number(),
    count: z.int().meta({ description: "How many of the results are there" }),
    entry: z.string().meta({ description: "Id of the first list entry there" }),
    page: z.int().meta({ description: "The page of the list with that entry" }),
    url: z.string().nullable().meta({ description: "Its page under the first of its routes" }),
  })
  .meta({ id: "FoundPlace" });
export type FoundPlace = z.infer<typeof foundPlace>;

/**
 * Response of `GET /api/towns/places` and `GET /api/accommodations/places`: all results, for a map next to the list.
 */
export const foundPlaceList = z
  .object({ data: z.array(foundPlace).readonly().meta({ description: "In list order" }) })
  .meta({ id: "FoundPlaceList" });
export type FoundPlaceList = z.infer<typeof foundPlaceList>;
