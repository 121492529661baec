/** A place of a line: degrees, WGS84, and metres above the sea where known. */
export interface ExportedPoint {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** When one is there by the plan, in milliseconds since 1970; left out where that is not told. */
  readonly at?: number;
}

/** A place where one may stop. */
export interface ExportedStop extends ExportedPoint {
  readonly name: string;
  /** Such as `town` or `village`. */
  readonly type: string;
  /** Lines about it. */
  readonly note?: string;
}

/** A line under one name: a whole way, or one day of a plan. */
export interface ExportedTrack {
  readonly name: string;
  /** Number of its day, from 1. */
  readonly number?: number;
  /** Lines about it. */
  readonly note?: string;
  /** Unbroken pieces in walking order; a crossing by water is a piece of its own. */
  readonly pieces: readonly (readonly ExportedPoint[])[];
}

/** What is written to a file for other programs. */
export interface ExportedWalk {
  readonly name: string;
  /** Address of the page about it. */
  readonly link?: string;
  /** `#rrggbb`, for formats that have colours. */
  readonly colour: string;
  readonly tracks: readonly ExportedTrack[];
  readonly stops: readonly ExportedStop[];
  /** Heading of the stops, for formats that have folders. */
  readonly stopsTitle: string;
}

/** Licence and attribution that every file of the open data set has to carry. */
export const exportLicence = {
  name: "ODbL 1.0",
  url: "https://opendatacommons.org/licenses/odbl/1-0/",
  author: "Vieira",
  attribution: "© OpenStreetMap contributors (ODbL 1.0); De Calixtinus by Doug Palmer (CC BY 4.0)",
} as const;

/** Degrees with five decimals, about a metre, without needless zeros. */
export function degrees(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
