import { z } from "zod";
import { townServices } from "#domain/route-graph/route-graph.ts";
import { accommodationDetail } from "#contract/places/accommodations.ts";

const house = accommodationDetail
  .pick({
    uuid: true,
    slug: true,
    name: true,
    type: true,
    status: true,
    statusNote: true,
    statusNoteEs: true,
    lat: true,
    lon: true,
    beds: true,
    priceFrom: true,
    priceTo: true,
    currency: true,
    donation: true,
    season: true,
    seasonConfirmFirst: true,
    reservable: true,
    amenities: true,
    checkInFrom: true,
    checkInUntil: true,
    phone: true,
    whatsapp: true,
    email: true,
    web: true,
  })
  .meta({ id: "PlanHouse" });
export type PlanHouse = z.infer<typeof house>;

const town = z
  .object({
    slug: z.string(),
    name: z.string(),
    country: z.string().optional().meta({ description: "ISO 3166-1 code, if known" }),
    services: z.array(z.enum(townServices)).readonly(),
    houses: z.array(house).readonly().meta({ description: "By name, including closed ones" }),
  })
  .meta({ id: "PlanTown" });

/** Response of `GET /api/plans/{uuid}/houses`. */
export const planHouses = z
  .object({
    version: z.int(),
    towns: z
      .array(town)
      .readonly()
      .meta({ description: "Towns of the plan's nights, or all it passes, without duplicates, in walking order" }),
  })
  .meta({ id: "PlanHouses" });
export type PlanHouses = z.infer<typeof planHouses>;
export type PlanTown = PlanHouses["towns"][number];

export const planHousesQuery = z.object({
  town: z.string().max(200).optional().meta({ description: "Slug of a town, instead of those of the plan's nights" }),
  along: z
    .literal("true")
    .optional()
    .meta({ description: "Every town that the plan passes, instead of those of its nights only" }),
});

const tile = z
  .tuple([z.int(), z.int(), z.int(), z.int()])
  .readonly()
  .meta({ description: "Zoom, column and row of a tile, and its transfer size in bytes" });

/** Response of `GET /api/plans/{uuid}/map-tiles`. */
export const planMapTiles = z
  .object({
    version: z
      .string()
      .nullable()
      .meta({ description: "Version of the tiles, for their addresses; null if there are none" }),
    bytes: z.int().meta({ description: "Of all tiles together" }),
    tiles: z.array(tile).readonly(),
  })
  .meta({ id: "PlanMapTiles" });
export type PlanMapTiles = z.infer<typeof planMapTiles>;
