import { z } from "zod";
import { listOf, lineOf, slug, textOf } from "#contract/http/field-types.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { nameField, reference } from "./common-fields.ts";

const kilometres = z.number().min(0).max(5_000).nullable();

export const routes: ResourceDefinition = {
  name: "routes",
  singular: "route",
  permission: "editor",
  title: "name",
  fields: {
    name: nameField,
    slug: {
      schema: slug
        .regex(/^camino-./, "not_route_slug")
        .meta({ description: "Begins with camino-; a previous slug redirects to the new one" }),
      input: { kind: "slug" },
      isNeeded: true,
    },
    nameEn: fact(lineOf(200).nullable(), { kind: "line" }),
    summary: fact(textOf(2_000).nullable(), { kind: "text" }),
    summaryEs: fact(textOf(2_000).nullable(), { kind: "text" }),
    startTownUuid: neededFact(reference, { kind: "reference", to: "towns" }),
    endTownUuid: neededFact(reference, { kind: "reference", to: "towns" }),
    countries: fact(listOf(lineOf(80), 20), { kind: "words" }),
    colour: { schema: z.string().regex(/^#[0-9a-f]{6}$/, "not_colour"), input: { kind: "colour" }, isNeeded: true },
    sort: { schema: z.int().min(0).max(10_000), input: { kind: "number" } },
    publishedKmMin: { ...fact(kilometres, { kind: "number" }), unit: "km" },
    publishedKmMax: { ...fact(kilometres, { kind: "number" }), unit: "km" },
  },
  groups: [
    { name: "names", fields: ["name", "nameEn", "slug", "summary", "summaryEs"] },
    { name: "place", fields: ["startTownUuid", "endTownUuid", "countries"] },
    { name: "look", fields: ["colour", "sort"] },
    { name: "published", fields: ["publishedKmMin", "publishedKmMax"] },
  ],
  columns: ["name", "slug", "startTownUuid", "endTownUuid", "sort"],
  sorts: ["sort", "name", "slug"],
  filters: [],
  missing: ["nameEn", "summary", "summaryEs", "publishedKmMin"],
};
