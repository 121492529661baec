import { z } from "zod";
import { townServices, townSizes } from "#domain/route-graph/route-graph.ts";
import { accommodationSummary } from "./accommodations.ts";
import { factSources } from "#contract/http/fact-sources.ts";
import { nameField, pageOf, pagingFields, repeatable, stretchFields, wordsField } from "#contract/http/paging.ts";
import { photo } from "./photos.ts";
import { nearbyPointOfInterest } from "./points-of-interest.ts";

const townFields = {
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  otherNames: z.array(z.string()).readonly(),
  country: z.string(),
  region: z.string().nullable(),
  province: z.string().nullable(),
  size: z.enum(townSizes),
  lat: z.number(),
  lon: z.number(),
  elevationM: z.number().nullable(),
  services: z.array(z.enum(townServices)).readonly().meta({ description: "Known ones; others may exist" }),
  houses: z.int().meta({
    description: "Published places to stay not known to be closed, and one for each kind known to exist without a name",
  }),
  url: z.string().nullable().meta({ description: "Its page under the first of its routes" }),
};

const townOnRoute = z
  .object({
    slug: z.string(),
    name: z.string(),
    km: z.number().nullable().meta({ description: "From the start along the main route; null off it" }),
  })
  .meta({ id: "TownOnRoute" });

const townSummary = z
  .object({
    ...townFields,
    routes: z.array(townOnRoute).readonly().meta({ description: "In the order of the routes" }),
  })
  .meta({ id: "TownSummary" });
export type TownSummary = z.infer<typeof townSummary>;

/** Response of `GET /api/towns`. */
export const townList = pageOf(townSummary).meta({ id: "TownList" });
export type TownList = z.infer<typeof townList>;

const neighbour = z
  .object({
    uuid: z.string(),
    slug: z.string(),
    name: z.string(),
    km: z.number().meta({ description: "On foot" }),
    notWalkedKm: z.number().meta({ description: "By ferry, boat or train" }),
    ascentM: z.number().nullable().meta({ description: "In walking direction; null when unknown" }),
    descentM: z.number().nullable(),
    hours: z.number().meta({ description: "Walking time by DIN 33466: 4 km, 300 m up or 500 m down per hour" }),
    branches: z.array(z.string()).readonly().meta({ description: "Branches that cover the whole distance" }),
  })
  .meta({ id: "NeighbouringTown" });

const townPosition = z
  .object({
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    branches: z.array(z.string()).readonly(),
    km: z.number().nullable().meta({ description: "From the start along the main route; null off it" }),
    kmFromStart: z
      .number()
      .nullable()
      .meta({ description: "By the shortest walk off the main route; null when no way leads there" }),
    kmToEnd: z.number().nullable(),
    kmToSantiago: z.number().nullable().meta({
      description: "Including the connecting route if this one ends before Santiago; null if it does not lead there",
    }),
    previous: z.array(neighbour).readonly().meta({ description: "The main route's first" }),
    next: z.array(neighbour).readonly(),
  })
  .meta({ id: "TownPosition" });
export type TownPosition = z.infer<typeof townPosition>;

/** Response of `GET /api/towns/{uuid}`. */
export const townDetail = z
  .object({
    ...townFields,
    localNames: z.array(z.string()).readonly(),
    description: z.string().nullable(),
    descriptionEs: z.string().nullable().meta({ description: "The description in Spanish" }),
    lodgingKinds: z
      .array(z.string())
      .readonly()
      .meta({ description: "Types of place to stay known to exist there, named or not" }),
    population: z.int().nullable().meta({ description: "Population of the place itself, according to its source" }),
    ineCode: z.string().nullable().meta({ description: "Code in Spain's register of places" }),
    feasts: z.array(z.string()).readonly().meta({
      description: "Local holidays as announced, with the dates of the year they were announced for",
    }),
    routes: z.array(townPosition).readonly(),
    accommodations: z.array(accommodationSummary).readonly(),
    pointsOfInterest: z
      .array(nearbyPointOfInterest)
      .readonly()
      .meta({ description: "In the town and nearby, the nearest first" }),
    photos: z.array(photo).readonly(),
    version: z.int(),
    sources: factSources,
  })
  .meta({ id: "Town" });
export type TownDetail = z.infer<typeof townDetail>;

/** Query of `GET /api/towns`. */
export const townListQuery = z.strictObject({
  ...pagingFields,
  sort: z.enum(["name", "-name", "km", "houses"]).optional().meta({
    description:
      "km needs exactly one route, houses puts the most first; by default the best match first with q, else km with one route, else name",
  }),
  q: wordsField.optional().meta({ description: "Words of any of its names, ignoring accents and small typos" }),
  route: repeatable(nameField, "Route slugs: on any of them"),
  ...stretchFields,
  size: repeatable(z.enum(townSizes), "Of any of these sizes"),
  service: repeatable(z.enum(townServices), "Known to have all of them"),
});
export type TownListQuery = z.infer<typeof townListQuery>;
