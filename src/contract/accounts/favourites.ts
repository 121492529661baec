import { z } from "zod";
import { textOf } from "#contract/http/field-types.ts";

const uuid = z.guid();
/** Maximum length of a list of favourites. */
const maxFavourites = 1_000;
const uuids = z.array(uuid).max(maxFavourites);

const favouriteFields = {
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  url: z.string().nullable().meta({ description: "Page on this site; null if it is on no published route" }),
  addedAt: z.string().meta({ format: "date-time" }),
  note: z.string().meta({ description: "Own note; may be empty" }),
};

const favouriteTown = z.object(favouriteFields).meta({ id: "FavouriteTown" });
const favouriteAccommodation = z
  .object({ ...favouriteFields, town: z.object({ uuid: z.string(), slug: z.string(), name: z.string() }) })
  .meta({ id: "FavouriteAccommodation" });

/** Response of `GET /api/favourites`: each list in the person's own order. */
export const favourites = z
  .object({ towns: z.array(favouriteTown), accommodations: z.array(favouriteAccommodation) })
  .meta({ id: "Favourites" });
export type Favourites = z.infer<typeof favourites>;

/** Favourites to add, or to put in this order. */
export const favouriteUuids = z
  .strictObject({ towns: uuids.default([]), accommodations: uuids.default([]) })
  .meta({ id: "FavouriteUuids" });
export type FavouriteUuids = z.infer<typeof favouriteUuids>;

export const favouriteNote = z.strictObject({ note: textOf(2_000) }).meta({ id: "FavouriteNote" });
