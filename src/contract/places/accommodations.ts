import { z } from "zod";
import { accommodationStatuses, accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";
import { factSource, factSources } from "#contract/http/fact-sources.ts";
import { nameField, pageOf, pagingFields, repeatable, stretchFields, wordsField } from "#contract/http/paging.ts";
import { photo } from "./photos.ts";
import { seasonSpan } from "#contract/routes/route-graph.ts";

const town = z.object({ uuid: z.string(), slug: z.string(), name: z.string() }).meta({ id: "AccommodationTown" });

const summaryFields = {
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.string().meta({ example: "albergue_municipal" }),
  status: z.enum(accommodationStatuses).meta({ description: "open: no closure is known" }),
  statusNote: z.string().nullable(),
  statusNoteEs: z.string().nullable().meta({ description: "The note in Spanish" }),
  town,
  routes: z.array(z.string()).readonly().meta({ description: "Slugs of the routes through its town" }),
  km: z.number().nullable().meta({
    description:
      "Of its town from the start along the main route, of the first route that is asked for or that it is on; null off the main route",
  }),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  distanceOffRouteM: z.number().nullable().meta({
    description:
      "Straight-line metres to the nearest line of the requested routes, or of its own; null without coordinates",
  }),
  beds: z.int().nullable(),
  priceFrom: z.number().nullable().meta({ description: "Per night and person" }),
  priceTo: z.number().nullable(),
  currency: z.string().nullable().meta({ description: "ISO 4217" }),
  donation: z.boolean().nullable(),
  season: z.array(seasonSpan).readonly().nullable().meta({ description: "Open in any of the spans; null if unknown" }),
  seasonConfirmFirst: z
    .boolean()
    .meta({ description: "Whether the season is uncertain: confirm before relying on it" }),
  reservable: z.boolean().nullable(),
  amenities: z.array(z.string()).readonly().meta({ description: "Known ones; others may exist" }),
  url: z.string().nullable().meta({ description: "Its page under the first of its routes" }),
};

export const accommodationSummary = z.object(summaryFields).meta({ id: "AccommodationSummary" });
export type AccommodationSummary = z.infer<typeof accommodationSummary>;

const listedAccommodation = z
  .object({
    ...summaryFields,
    openOn: z
      .enum(["open", "unknown"])
      .optional()
      .meta({ description: "Whether it is open on the requested night; absent without one" }),
  })
  .meta({ id: "ListedAccommodation" });
export type ListedAccommodation = z.infer<typeof listedAccommodation>;

/** Response of `GET /api/accommodations`. */
export const accommodationList = pageOf(listedAccommodation).meta({ id: "AccommodationList" });
export type AccommodationList = z.infer<typeof accommodationList>;

const neighbour = z
  .object({
    ...summaryFields,
    distanceM: z
      .number()
      .nullable()
      .meta({ description: "Straight metres from the place to stay; null where a location is unknown" }),
  })
  .meta({ id: "NeighbouringAccommodation" });

const otherClaim = z
  .object({
    field: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.array(seasonSpan).readonly()]),
    ...factSource.shape,
  })
  .meta({ id: "OtherClaim" });

/** Response of `GET /api/accommodations/{uuid}`. */
export const accommodationDetail = z
  .object({
    ...summaryFields,
    operator: z.string().nullable(),
    rooms: z.array(z.string()).readonly(),
    checkInFrom: z.string().nullable().meta({ description: "HH:MM" }),
    checkInUntil: z.string().nullable().meta({ description: "HH:MM; after midnight if not later than the beginning" }),
    otherNames: z.array(z.string()).readonly().meta({ description: "In other languages and spellings" }),
    address: z.string().nullable(),
    registerNumber: z
      .string()
      .nullable()
      .meta({ description: "In the tourism register of its region", example: "24/000001" }),
    phone: z.string().nullable(),
    secondPhone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    email: z.string().nullable(),
    web: z.string().nullable(),
    description: z.string().nullable(),
    verifiedAt: z.string().nullable().meta({ description: "ISO 8601" }),
    osmId: z.string().nullable().meta({ example: "node/9572026791" }),
    licence: z.string().nullable(),
    neighbours: z
      .array(neighbour)
      .readonly()
      .meta({ description: "Other places to stay of its town and nearby, the nearest first" }),
    photos: z.array(photo).readonly(),
    version: z.int(),
    sources: factSources.meta({
      description: "By field. The status open only has one if somebody has confirmed it",
    }),
    otherClaims: z
      .array(otherClaim)
      .readonly()
      .meta({ description: "Claims of other sources that differ from known facts" }),
  })
  .meta({ id: "Accommodation" });
export type AccommodationDetail = z.infer<typeof accommodationDetail>;

/** Query of `GET /api/accommodations`. */
export const accommodationListQuery = z.strictObject({
  ...pagingFields,
  sort: z.enum(["name", "-name", "km"]).optional().meta({
    description:
      "km needs exactly one route; by default the best match first with q, else km with one route, else name",
  }),
  q: wordsField.optional().meta({ description: "Words of its name or its town's, ignoring accents and small typos" }),
  route: repeatable(nameField, "Route slugs: in a town of any of them"),
  ...stretchFields,
  town: repeatable(nameField, "Slugs or uuids of towns: in any of them"),
  type: repeatable(z.enum(accommodationTypes), "Of any of these types"),
  amenity: repeatable(nameField, "Such as pets or kitchen: must be known to have all of them"),
  openOn: z.iso.date().optional().meta({
    description: "A night. Leaves out places to stay known to be closed; those of unknown season are kept and marked",
    example: "2027-05-10",
  }),
  withinKm: z.coerce
    .number()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: "Kilometres off the route at most; places to stay whose location is unknown are left out" }),
  reservable: z
    .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
    .optional()
    .meta({ description: "Known to take reservations, or known not to", type: "boolean" }),
});
export type AccommodationListQuery = z.infer<typeof accommodationListQuery>;
