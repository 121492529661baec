import type { DataSet } from "#database/seeds/data-set.ts";
import { isSeasonEnd } from "#database/seeds/csv-cells.ts";
import { registerFaults } from "./towns.ts";

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Seasons, times, numbers and colours are well formed, and facts that belong together come together. */
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
