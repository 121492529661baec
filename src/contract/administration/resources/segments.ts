import { z } from "zod";
import { lineOf } from "#contract/http/line-of.ts";
import { slug } from "#contract/http/slug.ts";
import type { ResourceDefinition } from "../resource-definition.ts";

const longest = 500;

export const segments: ResourceDefinition = {
  name: "segments",
  singular: "segment",
  permission: "editor",
  changesTotals: true,
  title: "name",
  fields: {
    name: { schema: lineOf(200).nullable(), input: { kind: "line" } },
    key: {
      schema: slug.meta({ description: "Its name in tables; made up when it is left out" }),
      input: { kind: "slug" },
    },
    arcs: {
      schema: z
        .array(z.int().min(1))
        .min(1)
        .max(longest)
        .meta({ description: "In walking order, each from where the one before it ends" }),
      input: { kind: "references", to: "arcs", isNumbered: true },
      needed: true,
    },
  },
  groups: [
    { name: "names", fields: ["name", "key"] },
    { name: "way", fields: ["arcs"] },
  ],
  columns: ["name", "key", "arcs"],
  sorts: ["name", "key"],
  filters: [],
  liesOnRoutes: true,
  missing: ["name"],
};
