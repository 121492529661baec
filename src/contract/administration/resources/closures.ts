import { z } from "zod";
import { isDayOfLeapYear } from "#contract/places/accommodation-fields.ts";
import { slug } from "#contract/http/slug.ts";
import { fact, neededFact } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import { reference } from "./common-fields.ts";

const note = z.string().trim().min(1).max(2_000);
const day = z
  .string()
  .refine(isDayOfLeapYear, { params: { sentence: "not_day_of_year" } })
  .meta({
    pattern: String.raw`^\d{2}-\d{2}$`,
    description: "MM-DD; both days belong to it, and a first day after the last runs over the new year",
  });

export const closures: ResourceDefinition = {
  name: "closures",
  singular: "closure",
  permission: "editor",
  title: "key",
  fields: {
    routeUuid: neededFact(reference, { kind: "reference", to: "routes" }),
    key: {
      schema: slug.meta({ description: "Its name in tables; made up when it is left out" }),
      input: { kind: "slug" },
    },
    fromDay: neededFact(day, { kind: "month-day" }),
    toDay: neededFact(day, { kind: "month-day" }),
    arcs: {
      schema: z.array(z.int().min(1)).min(1).max(500).meta({ description: "On the route" }),
      input: { kind: "references", to: "arcs", isNumbered: true },
      needed: true,
      isFact: true,
    },
    note: neededFact(note, { kind: "text" }),
    noteEs: fact(note.nullable(), { kind: "text" }),
  },
  groups: [
    { name: "names", fields: ["routeUuid", "key"] },
    { name: "days", fields: ["fromDay", "toDay"] },
    { name: "way", fields: ["arcs"] },
    { name: "notes", fields: ["note", "noteEs"] },
  ],
  columns: ["key", "routeUuid", "fromDay", "toDay", "note"],
  sorts: ["key", "fromDay", "toDay"],
  filters: ["routeUuid"],
  missing: [],
};
