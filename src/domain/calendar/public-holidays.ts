import { easterSunday } from "./easter.ts";
import { addDays, type IsoDate } from "./iso-date.ts";

/** A public holiday by a name that catalogues know. */
export const publicHolidays = [
  "new_year",
  "epiphany",
  "good_friday",
  "easter_monday",
  "freedom_day",
  "labour_day",
  "victory_day",
  "ascension",
  "whit_monday",
  "corpus_christi",
  "portugal_day",
  "bastille_day",
  "saint_james",
  "assumption",
  "republic_day",
  "hispanic_day",
  "all_saints",
  "armistice",
  "restoration",
  "constitution_day",
  "immaculate_conception",
  "christmas",
] as const;
export type PublicHoliday = (typeof publicHolidays)[number];

/** MM-DD, or days after Easter Sunday. */
type Holidays = Readonly<Partial<Record<PublicHoliday, string | number>>>;

/**
 * Holidays of the whole country, by ISO 3166-1 code, as the labour law of each names them (Estatuto de los
 * Trabajadores, article 37.2; Código do Trabalho, article 234; Code du travail, article L3133-1), with Good Friday
 * and Saint James (Galicia's own day) in Spain.
 */
const byCountry: Readonly<Record<string, Holidays>> = {
  ES: {
    new_year: "01-01",
    epiphany: "01-06",
    good_friday: -2,
    labour_day: "05-01",
    saint_james: "07-25",
    assumption: "08-15",
    hispanic_day: "10-12",
    all_saints: "11-01",
    constitution_day: "12-06",
    immaculate_conception: "12-08",
    christmas: "12-25",
  },
  PT: {
    new_year: "01-01",
    good_friday: -2,
    freedom_day: "04-25",
    labour_day: "05-01",
    corpus_christi: 60,
    portugal_day: "06-10",
    assumption: "08-15",
    republic_day: "10-05",
    all_saints: "11-01",
    restoration: "12-01",
    immaculate_conception: "12-08",
    christmas: "12-25",
  },
  FR: {
    new_year: "01-01",
    easter_monday: 1,
    labour_day: "05-01",
    victory_day: "05-08",
    ascension: 39,
    whit_monday: 50,
    bastille_day: "07-14",
    assumption: "08-15",
    all_saints: "11-01",
    armistice: "11-11",
    christmas: "12-25",
  },
};

/** The public holiday of a date in a country, or null. Most shops are shut on one. */
export function publicHolidayOn(date: IsoDate, country: string): PublicHoliday | null {
  const easter = easterSunday(Number(date.slice(0, 4)));
  const holidays = byCountry[country] ?? {};
  const found = publicHolidays.find((name) => {
    const day = holidays[name];
    if (day === undefined) return false;
    return typeof day === "number" ? addDays(easter, day) === date : date.slice(5) === day;
  });
  return found ?? null;
}

/** Whether it is a public holiday all over a country; Saint James is one in Galicia, and elsewhere in Spain in some years only. */
export function isHolidayEverywhere(date: IsoDate, country: string): boolean {
  const holiday = publicHolidayOn(date, country);
  return holiday !== null && holiday !== "saint_james";
}
