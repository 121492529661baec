import type { TownRow } from "#database/seeds/data-set.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";

/** The first two digits of the code of a place, by province of Spain. */
const codeOfProvince: Readonly<Record<string, string>> = {
  Badajoz: "06",
  Burgos: "09",
  Cáceres: "10",
  "A Coruña": "15",
  Gipuzkoa: "20",
  Huesca: "22",
  León: "24",
  "La Rioja": "26",
  Lugo: "27",
  Madrid: "28",
  Navarra: "31",
  Ourense: "32",
  Asturias: "33",
  Palencia: "34",
  Pontevedra: "36",
  Salamanca: "37",
  Cantabria: "39",
  Segovia: "40",
  Sevilla: "41",
  Valladolid: "47",
  Bizkaia: "48",
  Zamora: "49",
  Zaragoza: "50",
};

/** Each municipality of Spain chooses two local holidays a year (Estatuto de los Trabajadores, article 37.2). */
const mostFeasts = 2;

/** What registers and gazettes say of a town is well formed, and of the province that it lies in. */
export function registerFaults({ slug, population, ineCode, feasts, feastSource, province }: TownRow): string[] {
  const where = `town ${slug}`;
  return [
    ...(population === null || (Number.isInteger(population) && population > 0)
      ? []
      : [`${where}: cannot have ${population} people`]),
    ...(ineCode === null || /^\d{11}$/.test(ineCode) ? [] : [`${where}: ${ineCode} is no code of a place`]),
    ...(ineCode === null || ineCode.startsWith(codeOfProvince[province ?? ""] ?? "none")
      ? []
      : [`${where}: the code ${ineCode} is not of ${province ?? "a known province"}`]),
    ...feasts.filter((date) => !isIsoDate(date)).map((date) => `${where}: ${date} is no date of a feast`),
    ...(new Set(feasts).size <= mostFeasts ? [] : [`${where}: has more than ${mostFeasts} local holidays`]),
    ...(new Set(feasts.map((date) => date.slice(0, 4))).size <= 1 ? [] : [`${where}: its feasts are of several years`]),
    ...((feasts.length === 0) === (feastSource === null) ? [] : [`${where}: feasts need their source`]),
  ];
}
