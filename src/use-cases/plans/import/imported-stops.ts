import type { HouseState } from "#domain/plan-editing/stored-plan.ts";

/** Where a day ends, as a file says it: by name, by slug, or by coordinates. */
export interface ImportedStop {
  readonly name: string | null;
  /** Degrees, WGS84. */
  readonly lat: number | null;
  readonly lon: number | null;
  readonly kind: "walk" | "rest" | null;
  readonly notes: string;
  readonly carry: string;
  readonly bookingReference: string;
  readonly houseState: HouseState;
  readonly priceCents: number | null;
  /** Uuid. */
  readonly house: string | null;
}

/** A plan as a file of another program, or a list of towns, says it. */
export interface ImportedList {
  readonly name: string | null;
  /** ISO date of the first day. */
  readonly startDate: string | null;
  /** Slug of a route that the file names. */
  readonly route: string | null;
  /** The start, then the end of each day; null where the file does not say where the walk starts. */
  readonly start: ImportedStop | null;
  readonly ends: readonly ImportedStop[];
}

/** A stop of which only the place is known. */
export function bareStop(place: Partial<Pick<ImportedStop, "name" | "lat" | "lon">>): ImportedStop {
  return {
    name: null,
    lat: null,
    lon: null,
    kind: null,
    notes: "",
    carry: "",
    bookingReference: "",
    houseState: "none",
    priceCents: null,
    house: null,
    ...place,
  };
}
