import { z } from "zod";
import { lineOf } from "#contract/http/field-types.ts";
import type { FieldDefinition, FieldInput } from "../field-definition.ts";
import type { ResourceDefinition } from "../resource-definition.ts";
import type { ResourceName } from "./all-resources.ts";

const metres = z.int().min(0);

function derived(schema: z.ZodType, input: FieldInput = { kind: "number" }): FieldDefinition {
  return { schema, input, isDerived: true };
}

const derivedMetres: FieldDefinition = { ...derived(metres.nullable()), unit: "m", isFact: true };
const named = (to: ResourceName): FieldDefinition => derived(z.guid(), { kind: "reference", to });

/** Between towns, derived from the arcs in between; only overrides are writable. */
export const distances: ResourceDefinition = {
  name: "distances",
  singular: "distance",
  permission: "editor",
  isNumbered: true,
  isDerived: true,
  title: "fromTownUuid",
  fields: {
    routeUuid: named("routes"),
    branchUuid: named("branches"),
    position: derived(z.int()),
    fromTownUuid: named("towns"),
    toTownUuid: named("towns"),
    metres: derivedMetres,
    notWalkedM: derivedMetres,
    ascentM: derivedMetres,
    descentM: derivedMetres,
    overrideM: {
      schema: metres
        .max(1_000_000)
        .nullable()
        .meta({ description: "A more reliable length; totals are still sums over arcs" }),
      input: { kind: "number" },
      unit: "m",
    },
    overrideSource: { schema: lineOf(500).nullable(), input: { kind: "line" } },
    disagreementM: { ...derived(z.int().nullable().meta({ description: "The override minus the length" })), unit: "m" },
  },
  groups: [
    { name: "way", fields: ["routeUuid", "branchUuid", "position", "fromTownUuid", "toTownUuid"] },
    { name: "measures", fields: ["metres", "notWalkedM", "ascentM", "descentM"] },
    { name: "override", fields: ["overrideM", "overrideSource", "disagreementM"] },
  ],
  columns: ["fromTownUuid", "toTownUuid", "routeUuid", "metres", "ascentM", "descentM", "overrideM", "disagreementM"],
  sorts: ["id", "position", "metres", "overrideM"],
  filters: ["routeUuid", "branchUuid"],
  liesOnRoutes: true,
  missing: ["ascentM", "descentM", "overrideM"],
};
