import { lineOf } from "#contract/http/line-of.ts";
import { z } from "zod";
import { waypointKinds } from "#domain/route-graph/waypoint-kinds.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { elevationM, lat, lon, slugField } from "./common-fields.ts";

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
