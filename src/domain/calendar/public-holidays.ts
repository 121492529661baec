import { easterSunday } from "./easter.ts";
import { addDays, type IsoDate, weekday } from "./iso-date.ts";
import { type Holidays, type PublicHoliday, publicHolidays } from "./holiday-names.ts";
import { regionalHolidays } from "./regional-holidays.ts";

/**
 * National holidays by ISO 3166-1 code, from the labour law of each country (Estatuto de los Trabajadores, article
 * 37.2; Código do Trabalho, article 234; Code du travail, article L3133-1), with Epiphany and Good Friday in Spain,
 * which are kept in all communities.
 */
const byCountry: Readonly<Record<string, Holidays>> = {
  ES: {
    new_year: "01-01",
    epiphany: "01-06",
    good_friday: -2,
    labour_day: "05-01",
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

/** The area whose holidays apply to a place. */
export interface HolidayArea {
  /** ISO 3166-1 code. */
  readonly country?: string | undefined;
  /** Name of the autonomous community in Spain, as in `towns.csv`. */
  readonly region?: string | undefined;
}

/** A public holiday on a date. */
interface HolidayOnDate {
  readonly holiday: PublicHoliday;
  /** The only community that keeps it; absent for national holidays. */
  readonly region?: string;
  /** False if it is kept in most years, and it is unknown whether in this one. */
  readonly isSure: boolean;
}

/** The public holiday on a date at a place, or null if none is known. Most shops are closed then. */
export function publicHolidayOn(date: IsoDate, { country = "", region = "" }: HolidayArea): HolidayOnDate | null {
  const national = byCountry[country] ?? {};
  const ofCountry = among(national, date);
  if (ofCountry) return { holiday: ofCountry, isSure: true };
  const { own = {}, usual = {}, moved = [] } = (country === "ES" ? regionalHolidays[region] : undefined) ?? {};
  const ofRegion = among(own, date);
  if (ofRegion) return { holiday: ofRegion, region, isSure: weekday(date) !== sunday };
  const ofSunday = weekday(date) === monday ? among({ ...national, ...own }, addDays(date, -1)) : null;
  const likely = among(usual, date) ?? (ofSunday && moved.includes(ofSunday) ? ofSunday : null);
  return likely && { holiday: likely, region, isSure: false };
}

const [monday, sunday] = [1, 7];

function among(holidays: Holidays, date: IsoDate): PublicHoliday | null {
  const easter = easterSunday(Number(date.slice(0, 4)));
  const holiday = publicHolidays.find((name) => {
    const day = holidays[name];
    if (day === undefined) return false;
    return typeof day === "number" ? addDays(easter, day) === date : date.slice(5) === day;
  });
  return holiday ?? null;
}
