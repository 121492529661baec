/** Public holidays that have a name in the message catalogues. */
export const publicHolidays = [
  "new_year",
  "epiphany",
  "maundy_thursday",
  "good_friday",
  "easter_monday",
  "freedom_day",
  "labour_day",
  "victory_day",
  "ascension",
  "whit_monday",
  "galician_letters",
  "corpus_christi",
  "portugal_day",
  "bastille_day",
  "saint_james",
  "assumption",
  "bien_aparecida",
  "republic_day",
  "hispanic_day",
  "all_saints",
  "armistice",
  "restoration",
  "constitution_day",
  "immaculate_conception",
  "christmas",
  "regional_day",
] as const;
export type PublicHoliday = (typeof publicHolidays)[number];

/** MM-DD, or days after Easter Sunday. */
export type Holidays = Readonly<Partial<Record<PublicHoliday, string | number>>>;
