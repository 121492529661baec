import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

type FieldErrors = Record<string, FieldErrorCode[]>;

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function isBelow(fields: Fields, highest: string, lowest: string): boolean {
  const [top, bottom] = [fields[highest], fields[lowest]];
  return isKnown(top) && isKnown(bottom) && Number(top) < Number(bottom);
}

/** Prices and coordinates of a house. */
export function houseErrors(after: Fields): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (isBelow(after, "priceTo", "priceFrom")) errors["priceTo"] = ["highest_below_lowest"];
  if (isKnown(after["lat"]) !== isKnown(after["lon"])) {
    errors[isKnown(after["lat"]) ? "lon" : "lat"] = ["both_coordinates"];
  }
  return errors;
}

/** A new town has a waypoint, or a place where one is made. */
export function newTownErrors(after: Fields, before: Fields | null): FieldErrorCodes {
  const errors: FieldErrors = {};
  if (before !== null || isKnown(after["waypointUuid"])) return errors;
  for (const field of ["lat", "lon"]) if (!isKnown(after[field])) errors[field] = ["place_missing"];
  return errors;
}

/** The longest published length of a route is not below the shortest. */
export function publishedLengthErrors(after: Fields): FieldErrorCodes {
  return isBelow(after, "publishedKmMax", "publishedKmMin") ? { publishedKmMax: ["longest_below_shortest"] } : {};
}
