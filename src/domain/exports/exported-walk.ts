/** A point of a line: degrees, WGS84, and metres above sea level if known. */
export interface ExportedPoint {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** Planned time, in milliseconds since 1970; absent if not included. */
  readonly at?: number;
}

/** A place to stop. */
export interface ExportedStop extends ExportedPoint {
  readonly name: string;
  /** Such as `town` or `village`. */
  readonly type: string;
  /** Lines about it. */
  readonly note?: string;
}

/** A named line: a whole way, or one day of a plan. */
export interface ExportedTrack {
  readonly name: string;
  /** Number of its day, from 1. */
  readonly number?: number;
  /** Lines about it. */
  readonly note?: string;
  /** Continuous pieces in walking order; a crossing by water is a piece of its own. */
  readonly pieces: readonly (readonly ExportedPoint[])[];
}

/** The contents of a file for other programs. */
export interface ExportedWalk {
  readonly name: string;
  /** Address of the page about it. */
  readonly link?: string;
  /** `#rrggbb`, for formats with colours. */
  readonly colour: string;
  readonly tracks: readonly ExportedTrack[];
  readonly stops: readonly ExportedStop[];
  /** Heading of the stops, for formats with folders. */
  readonly stopsTitle: string;
}

/** Licence and attribution required in every file of the open data set. */
export const exportLicence = {
  name: "ODbL 1.0",
  url: "https://opendatacommons.org/licenses/odbl/1-0/",
  author: "Vieira",
  attribution: "© OpenStreetMap contributors (ODbL 1.0); De Calixtinus by Doug Palmer (CC BY 4.0)",
} as const;

/** Degrees rounded to five decimals, about a metre. */
export function degrees(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
