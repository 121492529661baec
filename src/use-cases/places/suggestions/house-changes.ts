import {
  type AccommodationChanges,
  type CorrectableField,
  correctableFields,
} from "#contract/places/correction-suggestions.ts";
import { isSameFact } from "#domain/places/lodging/same-fact.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import type { AccommodationRow } from "#database/queries/places/accommodation-changes.ts";
import type { FactSource, FactSources } from "#database/schema/content/content-columns.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/** The fields contained in a change. */
export function fieldsOf(changes: Readonly<Record<string, unknown>>): CorrectableField[] {
  return correctableFields.filter((field) => changes[field] !== undefined);
}

/** Some facts of a house, or of a change. */
export function factsOf(
  facts: Readonly<Record<string, unknown>>,
  fields: readonly CorrectableField[],
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, facts[field]]));
}

/** The changes that differ from the current facts of the house. */
export function effectiveChanges(house: AccommodationRow, changes: AccommodationChanges): AccommodationChanges {
  return factsOf(
    changes,
    fieldsOf(changes).filter((field) => !isSameFact(changes[field], house[field])),
  );
}

/**
 * @param nameInRequest how the request names a field
 * @throws UseCaseError if the resulting facts would be inconsistent
 */
export function refuseContradiction(
  house: AccommodationRow,
  changes: AccommodationChanges,
  nameInRequest: (field: CorrectableField) => string,
): void {
  const { priceFrom, priceTo, lat, lon } = { ...house, ...changes };
  const errors: Record<string, FieldErrorCode[]> = {};
  if (priceFrom !== null && priceTo !== null && priceTo < priceFrom) {
    errors[nameInRequest("priceTo")] = ["highest_below_lowest"];
  }
  if ((lat === null) !== (lon === null)) errors[nameInRequest(lat === null ? "lat" : "lon")] = ["both_coordinates"];
  if (Object.keys(errors).length > 0) throw new UseCaseError("not-valid", { errors });
}

/** The sources of a house after some of its facts have changed; unknown facts have no source. */
export function withSources(known: FactSources, changes: AccommodationChanges, source: FactSource): FactSources {
  const sources: Record<string, FactSource> = { ...known };
  for (const field of fieldsOf(changes)) {
    const value = changes[field];
    if (value === null || (Array.isArray(value) && value.length === 0)) delete sources[field];
    else sources[field] = source;
  }
  return sources;
}
