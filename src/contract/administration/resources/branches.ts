import { z } from "zod";
import { lineOf } from "#contract/http/line-of.ts";
import { fact, type FieldDefinition, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { description, nameField, reference, slugField } from "./common-fields.ts";

const kinds = ["main", "variant", "arm", "approach", "link"] as const;
const maxSegments = 200;

/** Derived from the segments; a given value must agree with them. */
const end: FieldDefinition = {
  schema: reference.nullable().meta({ description: "Waypoint; by default derived from the segments" }),
  input: { kind: "reference", to: "waypoints" },
};

export const branches: ResourceDefinition = {
  name: "branches",
  singular: "branch",
  permission: "editor",
  changesTotals: true,
  title: "name",
  fields: {
    routeUuid: neededFact(reference, { kind: "reference", to: "routes" }),
    name: nameField,
    nameEs: fact(lineOf(200).nullable(), { kind: "line" }),
    slug: slugField,
    kind: neededFact(z.enum(kinds), { kind: "choice", options: kinds }),
    segments: {
      schema: z
        .array(z.guid("not_record_uuid"))
        .min(1)
        .max(maxSegments)
        .meta({ description: "In walking order, each from where the previous one ends" }),
      input: { kind: "references", to: "segments" },
      needed: true,
      isFact: true,
    },
    leaves: end,
    rejoins: end,
    sort: { schema: z.int().min(0).max(10_000), input: { kind: "number" } },
    note: fact(z.string().trim().max(2_000).nullable(), { kind: "text" }),
    description,
    descriptionEs: description,
  },
  groups: [
    { name: "names", fields: ["routeUuid", "name", "nameEs", "slug", "kind", "sort", "note"] },
    { name: "words", fields: ["description", "descriptionEs"] },
    { name: "way", fields: ["segments", "leaves", "rejoins"] },
  ],
  columns: ["name", "routeUuid", "kind", "segments", "sort"],
  sorts: ["sort", "name", "slug", "kind"],
  filters: ["kind", "routeUuid"],
  missing: ["note", "description", "descriptionEs"],
};
