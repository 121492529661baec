/** With fewer known seasons, the share of open places to stay would be meaningless. */
export const minSeasons = 20;

/** The facts of a month on a route. */
export interface RouteMonth {
  /** 1 to 12. */
  readonly month: number;
  /** Mean of day and night over the whole corridor; null if unknown. */
  readonly temperatureC: number | null;
  readonly rainMm: number | null;
  /** From sunrise to sunset on the 15th, at the midpoint of the route. */
  readonly daylightHours: number;
  /** Share of the year's pilgrims, of all routes, who arrive in Santiago in this month, 0 to 1. */
  readonly pilgrims: number;
  /** Places to stay open in the middle of the month, among those with a known season. */
  readonly open: number;
}

export interface RouteMonths {
  readonly months: readonly RouteMonth[];
  /** Number of places to stay with a known season; 0 if fewer than `fewestSeasons`. */
  readonly seasonsKnown: number;
  /** Whether there are statistics for this route itself, though not by month. */
  readonly isCounted: boolean;
  /** The year of the statistics. */
  readonly pilgrimYear: number;
  /** The current Holy Year, or else the next one. */
  readonly holyYear: number;
}
