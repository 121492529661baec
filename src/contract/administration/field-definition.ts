import type { z } from "zod";
import type { ResourceName } from "./resources/all-resources.ts";

/** How a field is written on a form; what may stand in it is said by the field's schema alone. */
export type FieldInput =
  | {
      readonly kind:
        | "line"
        | "text"
        | "number"
        | "slug"
        | "time"
        | "colour"
        | "season"
        | "words"
        | "mail"
        | "month-day"
        /** Points of a line on the map, each with latitude, longitude and height. */
        | "path";
    }
  /** Yes and no; with `unknown` also neither. */
  | { readonly kind: "yes-no"; readonly unknown: boolean }
  /** One of some words, or several of them. */
  | { readonly kind: "choice" | "choices"; readonly options: readonly string[] }
  /** Degrees, WGS84; `lat` and `lon` of a form are one place on a map. */
  | { readonly kind: "coordinate" }
  | { readonly kind: "moment" }
  /** Other records in an order, by their uuids or their numbers. */
  | { readonly kind: "references"; readonly to: ResourceName; readonly isNumbered?: true }
  /** Another record, by its uuid; its slug is taken too. */
  | { readonly kind: "reference"; readonly to: ResourceName };

export interface FieldDefinition {
  /** Of a value that is written; null where a fact may be unknown. */
  readonly schema: z.ZodType;
  readonly input: FieldInput;
  /** A record cannot be made without it. */
  readonly needed?: true;
  /** Says something about the world, and so has a source. */
  readonly isFact?: true;
  /** Shown, and changed by nothing but the program. */
  readonly isDerived?: true;
  /** A number with this many decimals at most. */
  readonly unit?: "m" | "km" | "degrees";
}

/** A fact about the world. */
export function fact(schema: z.ZodType, input: FieldInput): FieldDefinition {
  return { schema, input, isFact: true };
}

/** A fact without which there is no record. */
export function neededFact(schema: z.ZodType, input: FieldInput): FieldDefinition {
  return { schema, input, isFact: true, needed: true };
}
