import {
  type AccommodationChanges,
  type CorrectableField,
  correctableFields,
} from "#contract/places/correction-suggestions.ts";
import { isSameFact } from "#domain/places/lodging/lodging-facts.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import type { AccommodationRow } from "#database/queries/places/accommodation-changes.ts";
import type { FactSource, FactSources } from "#database/schema/content/content-columns.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/** The fields contained in a change. */
export function fieldsOf(changes: Readonly<Record<string, unknown>>): CorrectableField[] {
  return correctableFields.filter((field) => changes[field] !== undefined);
}

/** The current values of some facts of a house. */
export function factsOf(house: AccommodationRow, fields: readonly CorrectableField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, house[field]]));
}

/** The changes that differ from the current facts of the house. */
export function effectiveChanges(house: AccommodationRow, changes: AccommodationChanges): AccommodationChanges {
  const actualChanges = fieldsOf(changes).filter((field) => !isSameFact(changes[field], house[field]));
  return Object.fromEntries(actualChanges.map((field) => [field, changes[field]]));
}

/**
 * @param prefix of the field names in the request
 * @throws UseCaseError if the resulting facts would be inconsistent
 */
export function refuseContradiction(house: AccommodationRow, changes: AccommodationChanges, prefix: string): void {
  const { priceFrom, priceTo, lat, lon } = { ...house, ...changes };
  const errors: Record<string, FieldErrorCode[]> = {};
  if (priceFrom !== null && priceTo !== null && priceTo < priceFrom) {
    errors[`${prefix}priceTo`] = ["highest_below_lowest"];
  }
  if ((lat === null) !== (lon === null)) errors[`${prefix}${lat === null ? "lat" : "lon"}`] = ["both_coordinates"];
  if (Object.keys(errors).length > 0) throw new UseCaseError("not-valid", { errors });
}

/** The sources of a house after some of its facts have changed; unknown facts have no source. */
export function withSources(house: AccommodationRow, changes: AccommodationChanges, source: FactSource): FactSources {
  const sources: Record<string, FactSource> = { ...house.sources };
  for (const field of fieldsOf(changes)) {
    const value = changes[field];
    if (value === null || (Array.isArray(value) && value.length === 0)) delete sources[field];
    else sources[field] = source;
  }
  return sources;
}
