import { z } from "zod";
import { townServices } from "#domain/route-graph/route-graph.ts";

const monthDay = z.string().meta({ description: "A day of any year, MM-DD", example: "11-01" });
const seasonEnd = z
  .string()
  .meta({ description: "MM-DD, or days before or after Easter Sunday", example: "easter+49" });

export const seasonSpan = z
  .object({
    from: seasonEnd,
    to: seasonEnd,
    weekdays: z
      .array(
        z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]),
      )
      .readonly()
      .optional()
      .meta({ description: "ISO 8601: 1 is Monday" }),
  })
  .meta({ id: "SeasonSpan", description: "Inclusive; includes New Year if from is after to" });

const waypoint = z
  .object({
    uuid: z.string(),
    townSlug: z.string().optional().meta({ description: "Present if a stage can end there" }),
    name: z.string(),
    size: z.enum(["city", "town", "village", "other"]),
    lat: z.number().meta({ description: "Degrees north, WGS84" }),
    lon: z.number().meta({ description: "Degrees east, WGS84" }),
    elevationM: z.number().nullable().meta({ description: "Metres above sea level; null when unknown" }),
    services: z.array(z.enum(townServices)).readonly().meta({
      description: "Empty where none is known; where none is but places to stay serve meals there is a restaurant",
    }),
    lodging: z.record(z.string(), z.number()).meta({
      description:
        "Places to stay whose season is not known, by type; one more for a kind known to exist without a name",
    }),
    seasonalLodging: z
      .array(
        z.object({
          type: z.string(),
          season: z.array(seasonSpan).readonly(),
          beds: z.int().optional().meta({ description: "Absent if unknown" }),
        }),
      )
      .readonly()
      .meta({ description: "Places to stay with a known season; not counted in lodging" }),
    bedsByType: z
      .record(z.string(), z.object({ houses: z.int(), beds: z.int() }))
      .optional()
      .meta({
        description: "Of the places to stay in lodging those whose beds are known, with their beds; absent for none",
      }),
    feasts: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({ description: "Local holidays, with the dates they were announced for; absent if there are none" }),
    country: z.string().optional().meta({ description: "ISO 3166-1 code; absent without a town" }),
    timeZone: z.string().optional().meta({
      description:
        "IANA time zone; absent without a town, and if it is Europe/Lisbon in PT, Europe/Paris in FR, Europe/Madrid elsewhere",
    }),
    region: z.string().optional().meta({
      description: "Name of the autonomous community, whose holidays apply, or else of the region; absent if unknown",
    }),
  })
  .meta({ id: "Waypoint" });

const arc = z
  .object({
    id: z.int(),
    from: z.string().meta({ description: "Waypoint uuid" }),
    to: z.string().meta({ description: "Waypoint uuid" }),
    mode: z.enum(["walk", "ferry", "boat", "train"]),
    distanceM: z.number(),
    ascentM: z.number().nullable().meta({ description: "null if unknown" }),
    descentM: z.number().nullable().meta({ description: "null if unknown" }),
    branches: z.array(z.string()).readonly().meta({ description: "Every branch of this route that uses the arc" }),
  })
  .meta({ id: "Arc", description: "A leg from one waypoint to the next, passed in this direction only" });

/** Names of a branch in other languages. */
export const namesOfBranch = z
  .record(z.string(), z.string())
  .optional()
  .meta({ description: "The name in other languages, by language code; absent if it is the same" });

const branch = z
  .object({
    slug: z.string(),
    kind: z.enum(["main", "variant", "arm", "approach", "link"]),
    name: z.string(),
    names: namesOfBranch,
    description: z.string().optional().meta({ description: "A short description; left out where unknown" }),
    descriptionEs: z.string().optional().meta({ description: "The description in Spanish" }),
    replaces: z.array(z.int()).readonly().meta({ description: "Arcs that this branch replaces" }),
  })
  .meta({ id: "GraphBranch" });

const notesOfClosure = z
  .record(z.string(), z.string())
  .optional()
  .meta({ description: "The note in other languages, by language code" });

const closure = z
  .object({ arcs: z.array(z.int()).readonly(), from: monthDay, to: monthDay, note: z.string(), notes: notesOfClosure })
  .meta({ id: "Closure", description: "Arcs closed on these days, inclusive" });

/** Response of `GET /api/routes/{slug}/graph`: the domain's `RouteGraph` unchanged. */
export const routeGraph = z
  .object({
    waypoints: z.array(waypoint).readonly(),
    arcs: z.array(arc).readonly(),
    branches: z.array(branch).readonly(),
    closures: z.array(closure).readonly(),
  })
  .meta({ id: "RouteGraph" });
