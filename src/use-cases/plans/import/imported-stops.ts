import type { DayNotes } from "#domain/plans/editing/stored-plan.ts";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";

/** The end of a day in a file: by name, by slug, or by coordinates. */
export interface ImportedStop extends DayNotes {
  /** Line of the file, from 1; null if lines are meaningless. */
  readonly line: number | null;
  readonly name: string | null;
  /** Degrees, WGS84. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** ISO date of the arrival. */
  readonly date: string | null;
  /** Number of the calendar day; missing days are rest days. */
  readonly day: number | null;
  /** Slug of the route, if the file contains it. */
  readonly route: string | null;
  readonly houseName: string | null;
}

/** A plan from a file of another program, or from a list of towns. */
export interface ImportedList {
  readonly name: string | null;
  /** ISO date of the first day. */
  readonly startDate: string | null;
  /** Slug of a route named in the file. */
  readonly route: string | null;
  /** The start, then the end of each day; null if the file does not contain the start. */
  readonly start: ImportedStop | null;
  readonly ends: readonly ImportedStop[];
  /** Waypoints: their order is meaningless, and some are wells and benches. */
  readonly isLoose?: boolean;
  /** Used if the waypoints are not towns. */
  readonly instead?: ImportedList | null;
  /** What could not be read. */
  readonly remarks: readonly ImportRemark[];
}

/** A stop with only the given facts. */
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
