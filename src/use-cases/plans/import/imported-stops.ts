import type { HouseState } from "#domain/plan-editing/stored-plan.ts";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";

/** Where a day ends, as a file says it: by name, by slug, or by coordinates. */
export interface ImportedStop {
  /** Line of the file, from 1; null where lines mean nothing. */
  readonly line: number | null;
  readonly name: string | null;
  /** Degrees, WGS84. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** ISO date on which one arrives. */
  readonly date: string | null;
  /** Number of the calendar day; days that are left out are days of rest. */
  readonly day: number | null;
  /** Slug of the route, where the file says it. */
  readonly route: string | null;
  readonly notes: string;
  readonly carry: string;
  readonly bookingReference: string;
  readonly houseState: HouseState;
  readonly priceCents: number | null;
  /** Uuid. */
  readonly house: string | null;
  readonly houseName: string | null;
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
  /** Waypoints: their order says nothing, and some of them are wells and benches. */
  readonly isLoose?: boolean;
  /** To be taken where the waypoints are no towns. */
  readonly instead?: ImportedList | null;
  /** What could not be read. */
  readonly remarks: readonly ImportRemark[];
}

/** A stop of which only the place is known. */
export function bareStop(place: Partial<ImportedStop>): ImportedStop {
  return {
    line: null,
    name: null,
    lat: null,
    lon: null,
    date: null,
    day: null,
    route: null,
    notes: "",
    carry: "",
    bookingReference: "",
    houseState: "none",
    priceCents: null,
    house: null,
    houseName: null,
    ...place,
  };
}

/** A list whose first stop is the start. */
export function listFrom(
  stops: readonly ImportedStop[],
  facts: Partial<Omit<ImportedList, "start" | "ends">> = {},
): ImportedList {
  return {
    name: null,
    startDate: null,
    route: null,
    remarks: [],
    ...facts,
    start: stops[0] ?? null,
    ends: stops.slice(1),
  };
}
