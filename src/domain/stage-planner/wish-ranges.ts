/** What wishes of a walker may be, in requests, in addresses and in fields alike. Ends are included. */
export const wishRanges = {
  /** Hours or kilometres of a day. */
  ideal: { min: 0.1, max: 200 },
  max: { min: 0.1, max: 200 },
  flatKmh: { min: 0.1, max: 20 },
  ascentMPerH: { min: 1, max: 5_000 },
  descentMPerH: { min: 1, max: 10_000 },
  easeInDays: { min: 0, max: 14 },
  /** Calendar days of a plan. */
  days: { min: 1, max: 400 },
  /** Walking days between rests: nobody walks for longer without one, and the planner's work grows with it. */
  rest: { min: 1, max: 100 },
} as const;

/** No list of wishes is longer than this. */
export const mostWished = 200;

/** Nor a slug or the name of a town, in characters. */
export const longestName = 120;
