import { z } from "zod";
import { impact } from "./impact.ts";

const place = z.object({ lat: z.number(), lon: z.number() });
const measures = z.object({
  distanceM: z.int().min(0),
  ascentM: z.int().min(0).nullable(),
  descentM: z.int().min(0).nullable(),
});
const ends = { id: z.int(), from: z.string().nullable(), to: z.string().nullable() };

const pathChanges = z.object({
  arcs: z
    .array(z.object({ ...ends, before: measures, after: measures }))
    .meta({ description: "Arcs of the main route that get a new line, in walking order" }),
  kept: z
    .array(z.object({ ...ends, because: z.enum(["off-track", "gap", "not-walked"]) }))
    .meta({ description: "Unchanged arcs, with the reason" }),
  impact,
});

/** Response of `POST /api/administration/routes/{slug}/path/preview`. */
export const pathPreview = z
  .object({
    token: z.guid().meta({ description: "For `path/apply`, within an hour" }),
    fileName: z.string(),
    format: z.enum(["gpx", "kml", "geojson"]),
    points: z.int().min(2),
    lengthM: z.int().min(0).meta({ description: "Of the file as it is" }),
    orderedLengthM: z
      .int()
      .min(0)
      .optional()
      .meta({ description: "In walking order, without stray points; absent when that is the file as it is" }),
    ascentM: z.int().min(0).nullable().meta({ description: "null if the file has no elevations" }),
    descentM: z.int().min(0).nullable(),
    gaps: z
      .array(
        z.object({
          atM: z.int().min(0),
          lengthM: z.int().min(0),
          after: z.string().nullable().meta({ description: "The last waypoint before it" }),
          from: place,
          to: place,
        }),
      )
      .meta({ description: "Stretches of more than 500 m without a point, in walking order" }),
    jumps: z
      .array(z.object({ point: z.int().min(2), lengthM: z.int().min(0) }))
      .meta({ description: "Steps of the file that cannot have been walked, by the number of the point they lead to" }),
    outOfOrder: z.boolean(),
    turned: z.boolean().meta({ description: "The file leads from the end of the route to its start" }),
    strayPoints: z.int().min(0).meta({ description: "Stray points, which are left out" }),
    matchedTowns: z.array(z.object({ slug: z.string(), name: z.string(), atM: z.int(), offM: z.int() })),
    missedWaypoints: z
      .array(z.object({ slug: z.string().nullable(), name: z.string().nullable(), offM: z.int() }))
      .meta({ description: "Waypoints that the track does not pass within 500 m or only out of order" }),
    changes: pathChanges,
  })
  .meta({ id: "PathPreview" });
export type PathPreview = z.infer<typeof pathPreview>;

/** Body of `POST /api/administration/routes/{slug}/path/apply`. */
export const pathApplication = z.strictObject({ token: z.guid() }).meta({ id: "PathApplication" });

/** Response of `POST /api/administration/routes/{slug}/path/apply`. */
export const appliedPath = z
  .object({
    arcs: z.int().min(1).meta({ description: "Number of arcs with a new line" }),
    impact,
    auditUuid: z.guid().meta({ description: "Entry of the audit log by which it can be undone" }),
  })
  .meta({ id: "AppliedPath" });
export type AppliedPath = z.infer<typeof appliedPath>;
