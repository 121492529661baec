import { z } from "zod";
import { impact } from "./impact.ts";

const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);

/** West, south, east and north of a map section, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const box = z
  .string()
  .regex(/^-?\d{1,3}(?:\.\d+)?(?:,-?\d{1,3}(?:\.\d+)?){3}$/)
  .transform((text): Box => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
    return { west, south, east, north };
  });

/** The requested part of the graph: a route, or a box. */
export const graphQuery = z
  .strictObject({
    route: z.string().min(1).max(120).optional().meta({ description: "Slug of a route" }),
    box: box
      .optional()
      .meta({ type: "string", description: "West, south, east and north in degrees, separated by commas" }),
  })
  .refine(({ route, box: part }) => (route === undefined) !== (part === undefined), {
    path: ["route"],
    params: { sentence: "route_or_box" },
  });

const administeredWaypoint = z.object({
  uuid: z.guid(),
  slug: z.string(),
  name: z.string().nullable().meta({ description: "Of the town at this waypoint, else its own" }),
  kind: z.string(),
  lat,
  lon,
  isTown: z.boolean(),
});

const administeredArc = z.object({
  id: z.int(),
  from: z.guid().meta({ description: "Waypoint" }),
  to: z.guid().meta({ description: "Waypoint" }),
  mode: z.string(),
  distanceM: z.int(),
  isUsed: z.boolean().meta({ description: "Whether it is part of a segment" }),
  line: z.string().nullable().meta({ description: "Encoded polyline, precision 5; null if unknown" }),
});

/** Waypoints and the arcs between them, published or not. */
export const graphPart = z
  .object({ waypoints: z.array(administeredWaypoint), arcs: z.array(administeredArc) })
  .meta({ id: "AdministeredGraph" });
export type GraphPart = z.infer<typeof graphPart>;
export type GraphWaypoint = GraphPart["waypoints"][number];
export type GraphArc = GraphPart["arcs"][number];

/** The new location of a waypoint. */
export const waypointMove = z.strictObject({ lat, lon }).meta({ id: "WaypointMove" });
export type WaypointMove = z.infer<typeof waypointMove>;

/** The effect of moving a waypoint on its arcs. */
export const movementEffect = z
  .object({
    arcs: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        beforeM: z.int(),
        afterM: z.int().meta({ description: "Length changed because of its first or last stretch" }),
      }),
    ),
    impact,
  })
  .meta({ id: "MovementEffect" });
export type MovementEffect = z.infer<typeof movementEffect>;
