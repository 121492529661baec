import type { z } from "zod";
import type { ResourceName } from "./resources/all-resources.ts";

/** The form input of a field; its values are validated by the field's schema alone. */
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
        /** Points of a line on the map, each with latitude, longitude and elevation. */
        | "path";
    }
  /** Yes or no; with `unknown` also neither. */
  | { readonly kind: "yes-no"; readonly unknown: boolean }
  /** One of several options, or several of them. */
  | { readonly kind: "choice" | "choices"; readonly options: readonly string[] }
  /** Degrees, WGS84; `lat` and `lon` of a form are one place on a map. */
  | { readonly kind: "coordinate" }
  | { readonly kind: "moment" }
  /** An ordered list of other records, by uuid or id. */
  | { readonly kind: "references"; readonly to: ResourceName; readonly isNumbered?: true }
  /** Another record, by uuid or slug. */
  | { readonly kind: "reference"; readonly to: ResourceName };

export interface FieldDefinition {
  /** Of a written value; nullable if a fact may be unknown. */
  readonly schema: z.ZodType;
  readonly input: FieldInput;
  /** Required to create a record. */
  readonly isNeeded?: true;
  /** A fact about the world, which has a source, and is unknown if empty; any other field then has no value. */
  readonly isFact?: true;
  /** Shown, but only changed by the system. */
  readonly isDerived?: true;
  /** A number with at most this many decimals. */
  readonly unit?: "m" | "km" | "degrees";
}

/** A fact about the world. */
export function fact(schema: z.ZodType, input: FieldInput): FieldDefinition {
  return { schema, input, isFact: true };
}

/** A fact required for a record. */
export function neededFact(schema: z.ZodType, input: FieldInput): FieldDefinition {
  return { schema, input, isFact: true, isNeeded: true };
}
