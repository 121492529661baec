import { startDate } from "#contract/planner/planner.ts";
import { z } from "zod";
import { accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";
import { townServices, townSizes } from "#domain/route-graph/route-graph.ts";
import { listOf, lineOf } from "#contract/http/field-types.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { description, elevationM, lat, lon, nameField, otherNames, reference, slugField } from "./common-fields.ts";

/** A town belongs to a waypoint: its coordinates and elevation are those of the waypoint, which is included. */
export const towns: ResourceDefinition = {
  name: "towns",
  singular: "town",
  permission: "editor",
  title: "name",
  fields: {
    name: nameField,
    slug: slugField,
    localNames: fact(listOf(lineOf(200), 20), { kind: "words" }),
    otherNames,
    country: neededFact(lineOf(80), { kind: "line" }),
    region: fact(lineOf(120).nullable(), { kind: "line" }),
    province: fact(lineOf(120).nullable(), { kind: "line" }),
    size: neededFact(z.enum(townSizes), { kind: "choice", options: townSizes }),
    lat: { ...lat, isNeeded: undefined },
    lon: { ...lon, isNeeded: undefined },
    elevationM,
    waypointUuid: { schema: reference, input: { kind: "reference", to: "waypoints" } },
    services: fact(listOf(z.enum(townServices), 20), { kind: "choices", options: townServices }),
    lodgingKinds: fact(listOf(z.enum(accommodationTypes), 20), { kind: "choices", options: accommodationTypes }),
    population: fact(z.int().min(1).max(20_000_000).nullable(), { kind: "number" }),
    ineCode: fact(lineOf(11).nullable(), { kind: "line" }),
    feasts: fact(listOf(startDate, 20), { kind: "words" }),
    description,
    descriptionEs: description,
  },
  groups: [
    { name: "names", fields: ["name", "slug", "localNames", "otherNames"] },
    { name: "place", fields: ["lat", "lon", "elevationM", "waypointUuid", "country", "region", "province", "size"] },
    { name: "offers", fields: ["services", "lodgingKinds", "population", "ineCode", "feasts"] },
    { name: "words", fields: ["description", "descriptionEs"] },
  ],
  columns: ["name", "slug", "province", "region", "size", "services"],
  sorts: ["name", "slug", "country", "region", "province", "size"],
  filters: ["country", "size", "services", "lodgingKinds"],
  liesOnRoutes: true,
  mayLieOffRoutes: true,
  missing: ["services", "description", "descriptionEs", "province", "region"],
};
