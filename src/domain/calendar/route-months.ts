/** Fewer places to stay whose season is known say nothing of a route. */
export const fewestSeasons = 20;

/** What a month is like on a route. */
export interface RouteMonth {
  /** 1 to 12. */
  readonly month: number;
  /** Mean of day and night over the whole corridor; null where it is not known. */
  readonly temperatureC: number | null;
  readonly rainMm: number | null;
  /** From sunrise to sunset on the 15th, half way along. */
  readonly daylightHours: number;
  /** Share of the year's pilgrims of all routes who arrive in Santiago, 0 to 1. */
  readonly pilgrims: number;
  /** Of the places to stay whose season is known, those open in the middle of the month. */
  readonly open: number;
}

export interface RouteMonths {
  readonly months: readonly RouteMonth[];
  /** Places to stay whose season is known; 0 where they are fewer than `fewestSeasons`. */
  readonly seasonsKnown: number;
  /** Whether the pilgrims of this route itself are counted, though not by month. */
  readonly isCounted: boolean;
  /** The year of which the pilgrims are. */
  readonly pilgrimYear: number;
  /** The Holy Year that it is, or else the next one. */
  readonly holyYear: number;
}
