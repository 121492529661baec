import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { FieldErrorCode } from "#messages/sentences/errors.ts";
import type { FieldErrorCodes } from "#use-cases/use-case-error.ts";

type Faults = Record<string, FieldErrorCode[]>;

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function isBelow(fields: Fields, highest: string, lowest: string): boolean {
  const [top, bottom] = [fields[highest], fields[lowest]];
  return isKnown(top) && isKnown(bottom) && Number(top) < Number(bottom);
}

/** Prices and coordinates of a house. */
export function houseFaults(after: Fields): FieldErrorCodes {
  const faults: Faults = {};
  if (isBelow(after, "priceTo", "priceFrom")) faults["priceTo"] = ["highest_below_lowest"];
  if (isKnown(after["lat"]) !== isKnown(after["lon"])) {
    faults[isKnown(after["lat"]) ? "lon" : "lat"] = ["both_coordinates"];
  }
  return faults;
}

/** A new town has a waypoint, or a place where one is made. */
export function newTownFaults(after: Fields, before: Fields | null): FieldErrorCodes {
  const faults: Faults = {};
  if (before !== null || isKnown(after["waypointUuid"])) return faults;
  for (const field of ["lat", "lon"]) if (!isKnown(after[field])) faults[field] = ["place_missing"];
  return faults;
}

/** The longest published length of a route is not below the shortest. */
export function publishedLengthFaults(after: Fields): FieldErrorCodes {
  return isBelow(after, "publishedKmMax", "publishedKmMin") ? { publishedKmMax: ["longest_below_shortest"] } : {};
}
