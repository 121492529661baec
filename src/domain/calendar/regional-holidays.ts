import type { Holidays, PublicHoliday } from "./holiday-names.ts";

/** Holidays of an autonomous community in addition to the national ones. */
interface RegionalHolidays {
  /** Every year, unless on a Sunday. */
  readonly own: Holidays;
  /** In most years. */
  readonly usual?: Holidays;
  /** Regional and national ones that were moved to the Monday when they last fell on a Sunday. */
  readonly moved?: readonly PublicHoliday[];
}

const [maundy_thursday, easter_monday] = [-3, 1];

/** National holidays that can fall on a Sunday, without New Year. */
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
 * By name of the communities on the routes, as published each autumn in the BOE by the Dirección General de Trabajo for
 * the years 2008 to 2026 (last in BOE-A-2025-21667). Each year, the communities choose two or three more days by
 * decree, such as Saint Joseph or Saint John, and which holidays move to Monday: these choices are not known here, nor
 * are local holidays, which are in the data of towns.
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
