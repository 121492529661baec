import { z } from "zod";
import { lineOf } from "#contract/http/field-types.ts";
import { waypointKinds } from "#domain/route-graph/waypoint-kinds.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { elevationM, lat, lon, slugField, reference } from "./common-fields.ts";

export const waypoints: ResourceDefinition = {
  name: "waypoints",
  singular: "waypoint",
  permission: "editor",
  title: "name",
  fields: {
    name: fact(lineOf(200).nullable(), { kind: "line" }),
    slug: slugField,
    kind: neededFact(z.enum(waypointKinds), { kind: "choice", options: waypointKinds }),
    lat,
    lon,
    elevationM,
  },
  groups: [
    { name: "names", fields: ["name", "slug", "kind"] },
    { name: "place", fields: ["lat", "lon", "elevationM"] },
  ],
  columns: ["name", "slug", "kind", "lat", "lon", "elevationM"],
  sorts: ["name", "slug", "kind", "elevationM", "lat", "lon"],
  filters: ["kind"],
  liesOnRoutes: true,
  missing: ["name", "elevationM"],
};

const modes = ["walk", "ferry", "boat", "train"] as const;
const maxDistanceM = 1_000_000;
const climb = z.int().min(0).max(20_000).nullable();

const point = z.tuple([
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
  z.number().min(-450).max(9_000).nullable(),
]);
const path = z
  .array(point)
  .min(2)
  .max(20_000)
  .nullable()
  .meta({ description: "Latitude, longitude and metres above sea level, from the first waypoint to the second" });

export const arcs: ResourceDefinition = {
  name: "arcs",
  singular: "arc",
  permission: "editor",
  isNumbered: true,
  changesTotals: true,
  title: "name",
  fields: {
    name: { schema: z.string(), input: { kind: "line" }, isDerived: true },
    fromWaypointUuid: neededFact(reference, { kind: "reference", to: "waypoints" }),
    toWaypointUuid: neededFact(reference, { kind: "reference", to: "waypoints" }),
    mode: neededFact(z.enum(modes), { kind: "choice", options: modes }),
    distanceM: { ...neededFact(z.int().min(1).max(maxDistanceM), { kind: "number" }), unit: "m" },
    ascentM: { ...fact(climb, { kind: "number" }), unit: "m" },
    descentM: { ...fact(climb, { kind: "number" }), unit: "m" },
    surface: fact(lineOf(200).nullable(), { kind: "line" }),
    path: fact(path, { kind: "path" }),
  },
  groups: [
    { name: "ends", fields: ["name", "fromWaypointUuid", "toWaypointUuid", "mode"] },
    { name: "measures", fields: ["distanceM", "ascentM", "descentM", "surface"] },
    { name: "path", fields: ["path"] },
  ],
  columns: ["name", "mode", "distanceM", "ascentM", "descentM"],
  sorts: ["id", "distanceM", "ascentM", "descentM"],
  filters: ["mode"],
  liesOnRoutes: true,
  missing: ["ascentM", "descentM", "surface"],
};
