import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { factSources } from "#contract/http/fact-sources.ts";
import { nameField, pageOf, pagingFields, repeatable, wordsField } from "#contract/http/paging.ts";
import { photo } from "./photos.ts";

const pointOfInterestSummary = z
  .object({
    uuid: z.string(),
    slug: z.string(),
    kind: z.string().meta({ example: "fountain" }),
    name: z.string().nullable().meta({ description: "null if it has none" }),
    nameLanguage: z.enum(languages).nullable().meta({
      description: "Of a name that describes it in another language than that of the place; null for a local name",
    }),
    otherNames: z.array(z.string()).readonly(),
    lat: z.number(),
    lon: z.number(),
    elevationM: z.number().nullable(),
    town: z.object({ uuid: z.string(), slug: z.string(), name: z.string() }).nullable(),
    routes: z.array(z.string()).readonly().meta({ description: "Route slugs" }),
    description: z.string().nullable(),
    descriptionEs: z.string().nullable().meta({ description: "The description in Spanish" }),
    openingHours: z.string().nullable().meta({ description: "In OpenStreetMap syntax; null if unknown" }),
    source: z.string().nullable(),
    licence: z.string().nullable(),
    photos: z.array(photo).readonly(),
    sources: factSources,
    url: z.string().nullable().meta({ description: "The page that shows it" }),
  })
  .meta({ id: "PointOfInterest" });
export type PointOfInterestSummary = z.infer<typeof pointOfInterestSummary>;

/** A point of interest with its distance from the current place. */
export const nearbyPointOfInterest = z
  .object({ ...pointOfInterestSummary.shape, distanceM: z.number().meta({ description: "Straight-line metres" }) })
  .meta({ id: "NearbyPointOfInterest" });
export type NearbyPointOfInterest = z.infer<typeof nearbyPointOfInterest>;

/** Response of `GET /api/points-of-interest`. */
export const pointOfInterestList = pageOf(pointOfInterestSummary).meta({ id: "PointOfInterestList" });
export type PointOfInterestList = z.infer<typeof pointOfInterestList>;

/** Query of `GET /api/points-of-interest`. */
export const pointOfInterestListQuery = z.strictObject({
  ...pagingFields,
  sort: z
    .enum(["name", "-name"])
    .optional()
    .meta({ description: "By default the best match first with q, else by name; those without a name last" }),
  q: wordsField.optional().meta({ description: "Words of the name, ignoring accents and small typos" }),
  route: repeatable(nameField, "Route slugs: on any of them"),
  town: repeatable(nameField, "Slugs or uuids of towns: at any of them"),
  kind: repeatable(nameField, "Such as fountain, pharmacy or church: of any of them"),
});
export type PointOfInterestListQuery = z.infer<typeof pointOfInterestListQuery>;
