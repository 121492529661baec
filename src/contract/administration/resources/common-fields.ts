import { z } from "zod";
import { listOf, lineOf, slug, textOf } from "#contract/http/field-types.ts";
import { fact, type FieldDefinition, neededFact } from "../field-definition.ts";

/** Unique name in addresses. */
export const slugField: FieldDefinition = { schema: slug, input: { kind: "slug" }, isNeeded: true };
export const nameField = neededFact(lineOf(200), { kind: "line" });
/** Spellings in other languages. */
export const otherNames = fact(listOf(lineOf(200), 40), { kind: "words" });
export const description = fact(textOf(5_000).nullable(), { kind: "text" });
export const licence = fact(lineOf(200).nullable(), { kind: "line" });
export const lat = neededFact(z.number().min(-90).max(90), { kind: "coordinate" });
export const lon = neededFact(z.number().min(-180).max(180), { kind: "coordinate" });
export const elevationM: FieldDefinition = {
  ...fact(z.number().min(-450).max(9_000).nullable(), { kind: "number" }),
  unit: "m",
};

/** A record's uuid or slug. */
export const reference = z.string().trim().min(1).max(120).meta({ description: "Uuid or slug" });
