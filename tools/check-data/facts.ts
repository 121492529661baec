import type { DataSet, TownRow } from "#database/seeds/data-set.ts";
import { isSeasonEnd } from "#domain/calendar/season.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";

/** The first two digits of the place code, by Spanish province. */
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
const maxFeasts = 2;

/** Facts of a town from registers and gazettes must be well-formed, and match its province. */
function registerFaults({ slug, population, ineCode, feasts, feastSource, province }: TownRow): string[] {
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
    ...(new Set(feasts).size <= maxFeasts ? [] : [`${where}: has more than ${maxFeasts} local holidays`]),
    ...(new Set(feasts.map((date) => date.slice(0, 4))).size <= 1 ? [] : [`${where}: its feasts are of several years`]),
    ...((feasts.length === 0) === (feastSource === null) ? [] : [`${where}: feasts need their source`]),
  ];
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Seasons, times, numbers and colours must be well-formed, and dependent facts must be present together. */
export function checkFacts(data: DataSet): string[] {
  return [
    ...data.accommodations.flatMap((house) => {
      const where = `accommodation ${house.slug}`;
      const ends = house.season?.flatMap(({ from, to }) => [from, to]) ?? [];
      const times = [house.checkInFrom, house.checkInUntil].filter((time) => time !== null);
      const priced = house.priceFrom !== null || house.priceTo !== null;
      return [
        ...(house.season?.length === 0 ? [`${where}: a season without spans`] : []),
        ...ends.filter((end) => !isSeasonEnd(end)).map((end) => `${where}: ${end} is no end of a season`),
        ...((house.season === null) === (house.seasonSource === null) ? [] : [`${where}: a season needs its source`]),
        ...times.filter((time) => !timeOfDay.test(time)).map((time) => `${where}: ${time} is no time of day`),
        ...(house.checkInUntil !== null && house.checkInFrom === null
          ? [`${where}: check-in ends but does not begin`]
          : []),
        ...(priced === (house.currency !== null) ? [] : [`${where}: a price needs its currency`]),
        ...((house.priceFrom ?? 0) <= (house.priceTo ?? Infinity)
          ? []
          : [`${where}: its lowest price is above its highest`]),
        ...(house.season ?? [])
          .filter(({ from, to }) => from === to)
          .map(({ from }) => `${where}: a season of one day, ${from}`),
        ...[house.priceFrom, house.priceTo]
          .filter((price) => price !== null && (price < 3 || price > 300))
          .map((price) => `${where}: a night cannot cost ${price}`),
        ...(house.beds === null || (Number.isInteger(house.beds) && house.beds > 0 && house.beds <= 600)
          ? []
          : [`${where}: cannot have ${house.beds} beds`]),
        ...((house.lat === null) === (house.coordSource === null) ? [] : [`${where}: a place needs its source`]),
      ];
    }),
    ...data.closures.flatMap(({ key, from, to }) =>
      [from, to]
        .filter((end) => !/^\d/.test(end) || !isSeasonEnd(end))
        .map((end) => `closure ${key}: ${end} is no day of the year`),
    ),
    ...data.towns.flatMap(registerFaults),
    ...data.routes
      .filter(({ colour }) => !/^#[0-9a-f]{6}$/.test(colour))
      .map(({ slug, colour }) => `route ${slug}: ${colour} is no colour`),
  ];
}
