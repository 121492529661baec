import type { Holidays, PublicHoliday } from "./holiday-names.ts";

/** Holidays that an autonomous community keeps besides those of Spain. */
interface RegionalHolidays {
  /** Kept every year, unless on a Sunday. */
  readonly own: Holidays;
  /** Kept in most years. */
  readonly usual?: Holidays;
  /** Of these and the country's those that were kept on the Monday when they last fell on a Sunday. */
  readonly moved?: readonly PublicHoliday[];
}

const [maundy_thursday, easter_monday] = [-3, 1];

/** Holidays of the country that can fall on a Sunday, without New Year. */
const afterNewYear = [
  "epiphany",
  "labour_day",
  "assumption",
  "hispanic_day",
  "all_saints",
  "constitution_day",
  "immaculate_conception",
  "christmas",
] as const;

/**
 * By the community's name, for those that the routes pass: as the Dirección General de Trabajo published them in the BOE every
 * autumn for the years 2008 to 2026 (last in BOE-A-2025-21667). The communities choose anew each year, by decree, two or three
 * days besides, such as Saint Joseph or Saint John, and which Mondays: such choices are not known here, nor are local
 * holidays, which stand in the data of towns.
 */
export const regionalHolidays: Readonly<Record<string, RegionalHolidays>> = {
  Andalucía: {
    own: { regional_day: "02-28", maundy_thursday },
    moved: ["new_year", "regional_day", ...afterNewYear],
  },
  Aragón: {
    own: { maundy_thursday, regional_day: "04-23" },
    moved: ["new_year", "regional_day", ...afterNewYear],
  },
  Asturias: {
    own: { maundy_thursday, regional_day: "09-08" },
    moved: ["new_year", "regional_day", ...afterNewYear],
  },
  Cantabria: {
    own: { bien_aparecida: "09-15" },
    usual: { maundy_thursday, regional_day: "07-28" },
    moved: ["christmas"],
  },
  "Castilla y León": {
    own: { maundy_thursday, regional_day: "04-23" },
    moved: ["new_year", ...afterNewYear],
  },
  "Comunidad de Madrid": {
    own: { maundy_thursday, regional_day: "05-02" },
    moved: ["epiphany", "regional_day", "all_saints", "constitution_day", "christmas"],
  },
  Extremadura: {
    own: { maundy_thursday, regional_day: "09-08" },
    moved: afterNewYear,
  },
  Galicia: {
    own: { maundy_thursday, galician_letters: "05-17", saint_james: "07-25" },
  },
  "La Rioja": {
    own: { maundy_thursday, regional_day: "06-09" },
    usual: { easter_monday },
    moved: ["regional_day", "constitution_day"],
  },
  Navarra: {
    own: { maundy_thursday, easter_monday, regional_day: "12-03" },
    moved: ["epiphany", "regional_day", "christmas"],
  },
  "País Vasco": {
    own: { maundy_thursday, easter_monday },
    usual: { saint_james: "07-25" },
  },
};
