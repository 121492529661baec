import { z } from "zod";
import { accommodationStatuses } from "#domain/lodging/accommodation-types.ts";
import { townServices } from "#domain/route-graph/route-graph.ts";
import { seasonSpan } from "./route-graph.ts";

const house = z
  .object({
    uuid: z.string(),
    slug: z.string(),
    name: z.string(),
    type: z.string(),
    status: z.enum(accommodationStatuses),
    statusNote: z.string().nullable(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    beds: z.int().nullable(),
    priceFrom: z.number().nullable(),
    priceTo: z.number().nullable(),
    currency: z.string().nullable(),
    donation: z.boolean().nullable(),
    season: z.array(seasonSpan).readonly().nullable(),
    seasonConfirmFirst: z.boolean(),
    reservable: z.boolean().nullable(),
    checkInFrom: z.string().nullable(),
    checkInUntil: z.string().nullable(),
    phone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    email: z.string().nullable(),
    web: z.string().nullable(),
  })
  .meta({ id: "PlanHouse" });
export type PlanHouse = z.infer<typeof house>;

const town = z
  .object({
    slug: z.string(),
    name: z.string(),
    services: z.array(z.enum(townServices)).readonly(),
    houses: z.array(house).readonly().meta({ description: "By name, closed ones too" }),
  })
  .meta({ id: "PlanTown" });

/** What `GET /api/plans/{uuid}/houses` answers. */
export const planHouses = z
  .object({
    version: z.int(),
    towns: z.array(town).readonly().meta({ description: "Where the plan's nights are, each once, in walking order" }),
  })
  .meta({ id: "PlanHouses" });
export type PlanHouses = z.infer<typeof planHouses>;
