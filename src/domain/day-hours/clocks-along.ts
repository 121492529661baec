import type { IsoDate } from "../calendar/iso-date.ts";
import type { PlanWay } from "../today/plan-way.ts";
import { momentOf, timeZoneOf } from "./local-time.ts";

/** Where the clocks are put on or back on the way of a day. */
export interface ClockChange {
  /** Hours by which they are ahead where the day ends; less than 0 where they are behind. */
  readonly hours: number;
  /** ISO 3166-1 of the country that it ends in. */
  readonly country: string;
}

/** The clocks along the way of a plan, by walked metres from its start. */
export interface Clocks {
  /** The time zone of the country of the nearest town, as IANA names it. */
  readonly zoneAt: (alongM: number) => string;
  /** Hours by which the clocks there are ahead of those where the day begins. */
  readonly aheadAt: (alongM: number) => number;
  /** Null where they go alike at both ends of the day. */
  readonly change: ClockChange | null;
}

/** Where it is not known when the day is: two countries of the routes are as far apart all year. */
const anyDay = "2027-01-15";

/** @param countries ISO 3166-1 codes by slug of the town; where none is known, all clocks are those of Spain */
export function clocksAlong(
  way: PlanWay,
  { fromM, toM }: { readonly fromM: number; readonly toM: number },
  countries: ReadonlyMap<string, string>,
  date: IsoDate = anyDay,
): Clocks {
  const known = way.towns.flatMap(({ alongM, slug }) => {
    const country = countries.get(slug);
    return country === undefined ? [] : [{ alongM, country }];
  });
  const ofDay = known.filter(({ alongM }) => alongM >= fromM - 1 && alongM <= toM + 1);
  const towns = ofDay.length > 0 ? ofDay : known;
  const countryAt = (alongM: number) =>
    towns.reduce<(typeof known)[number] | undefined>(
      (best, town) => (best && Math.abs(best.alongM - alongM) <= Math.abs(town.alongM - alongM) ? best : town),
      undefined,
    )?.country;
  const zoneAt = (alongM: number) => timeZoneOf(countryAt(alongM));
  const noon = (zone: string) => momentOf(date, 12, zone);
  const zones = [...new Set([fromM, ...towns.map(({ alongM }) => alongM)].map(zoneAt))];
  const start = noon(zoneAt(fromM));
  const ahead = new Map(zones.map((zone) => [zone, (start - noon(zone)) / 3_600_000]));
  const aheadAt = (alongM: number) => ahead.get(zoneAt(alongM)) ?? 0;
  const [hours, country] = [aheadAt(toM), countryAt(toM)];
  return { zoneAt, aheadAt, change: hours === 0 || country === undefined ? null : { hours, country } };
}
