import { z } from "zod";
import { nameLanguage } from "#contract/http/field-types.ts";
import { namesOfBranch } from "./route-graph.ts";
import { townServices } from "#domain/route-graph/route-graph.ts";

const routeLine = z
  .object({
    kind: z.enum(["main", "other", "crossing"]).meta({
      description: "The main route, what leaves it or leads to it, and where nothing is walked",
    }),
    line: z.string().meta({ description: "Encoded polyline with five decimals" }),
  })
  .meta({ id: "RouteLine" });

const linesOfRoute = z
  .object({ slug: z.string(), name: z.string(), lines: z.array(routeLine).readonly() })
  .meta({ id: "LinesOfRoute" });

/** Response of `GET /api/routes/lines`: all routes, for an overview map. */
export const routeLineList = z.object({ data: z.array(linesOfRoute).readonly() }).meta({ id: "RouteLineList" });
export type RouteLineList = z.infer<typeof routeLineList>;
export type LinesOfRoute = z.infer<typeof linesOfRoute>;

const lat = z.number().meta({ description: "Degrees north, WGS84" });
const lon = z.number().meta({ description: "Degrees east, WGS84" });

const leg = z
  .object({
    line: z.string().meta({ description: "Encoded polyline with five decimals" }),
    mode: z.enum(["walk", "ferry", "boat", "train"]),
    walkedM: z.number().meta({ description: "0 if not walked" }),
    straight: z.boolean().meta({ description: "Whether the path is unknown: the line is straight between its ends" }),
    to: z.int().nullable().meta({ description: "The town at its end, as an index into towns" }),
  })
  .meta({ id: "MapLeg" });

const way = z
  .object({
    slug: z.string().meta({ description: "Of the branch; a branch in several parts gives several ways" }),
    name: z.string(),
    names: namesOfBranch,
    kind: z.enum(["main", "variant", "arm", "approach", "link"]),
    from: z.int().nullable().meta({ description: "The town at its start, as an index into towns" }),
    legs: z.array(leg).readonly(),
    joinsMainAt: z.int().nullable().meta({
      description: "How many legs of the main route lie before the place where it comes to it; null where it does not",
    }),
  })
  .meta({ id: "MapWay" });

const town = z
  .object({
    slug: z.string(),
    name: z.string(),
    size: z.enum(["city", "town", "village", "other"]),
    lat,
    lon,
    km: z.number().nullable().meta({ description: "From the start along the main route; null off it" }),
    houses: z.int(),
    services: z.array(z.enum(townServices)).readonly(),
  })
  .meta({ id: "MapTown" });

const house = z
  .object({
    slug: z.string(),
    name: z.string(),
    type: z.string(),
    lat,
    lon,
    town: z.int().meta({ description: "Index into towns" }),
    closed: z.boolean().meta({ description: "Known to be permanently or temporarily closed" }),
  })
  .meta({ id: "MapHouse" });

const point = z
  .object({
    kind: z.string(),
    name: z.string().nullable(),
    lat,
    lon,
    nameLanguage: nameLanguage.optional(),
    hours: z.string().optional().meta({ description: "Opening hours in OpenStreetMap syntax, if known" }),
  })
  .meta({ id: "MapPoint" });

/** Response of `GET /api/routes/{slug}/map`: everything on the interactive map of a route. */
export const routeMap = z
  .object({
    slug: z.string(),
    name: z.string(),
    ways: z.array(way).readonly().meta({ description: "The main route first" }),
    towns: z.array(town).readonly(),
    houses: z.array(house).readonly().meta({ description: "Places to stay whose location is known" }),
    points: z.array(point).readonly(),
  })
  .meta({ id: "RouteMap" });
export type RouteMap = z.infer<typeof routeMap>;
export type RouteMapWay = z.infer<typeof way>;
export type RouteMapTown = z.infer<typeof town>;
