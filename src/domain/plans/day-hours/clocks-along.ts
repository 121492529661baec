import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { PlanWay, WayTown } from "../today/plan-way.ts";
import { momentOf, timeZoneOf } from "./local-time.ts";

/** A change of time zone on the way of a day. */
export interface ClockChange {
  /** Hours by which the clocks are ahead at the end of the day; negative if behind. */
  readonly hours: number;
  /** ISO 3166-1 code of the country at its end. */
  readonly country: string;
}

/** Time zones along the way of a plan, by walked metres from its start. */
export interface Clocks {
  /** The IANA time zone of the nearest town. */
  readonly zoneAt: (alongM: number) => string;
  /** Hours by which the clocks there are ahead of those at the start of the day. */
  readonly aheadAt: (alongM: number) => number;
  /** Null if both ends of the day have the same time. */
  readonly change: ClockChange | null;
}

/** The IANA time zone of a town. */
export function zoneOf(town: Pick<WayTown, "country" | "timeZone"> | undefined): string {
  return town?.timeZone ?? timeZoneOf(town?.country);
}

/** For an unknown date: the difference between Spain, Portugal and France is the same all year. */
const anyDay = "2027-01-15";

/** By the time zones of the towns of the day; Spanish time if no country is known. */
export function clocksAlong(
  way: PlanWay,
  { fromM, toM }: { readonly fromM: number; readonly toM: number },
  date: IsoDate = anyDay,
): Clocks {
  const known = way.towns.filter(({ country }) => country !== undefined);
  const ofDay = known.filter(({ alongM }) => alongM >= fromM - 1 && alongM <= toM + 1);
  const towns = ofDay.length > 0 ? ofDay : known;
  const townAt = (alongM: number) =>
    towns.reduce<WayTown | undefined>(
      (best, town) => (best && Math.abs(best.alongM - alongM) <= Math.abs(town.alongM - alongM) ? best : town),
      undefined,
    );
  const zoneAt = (alongM: number) => zoneOf(townAt(alongM));
  const noon = (zone: string) => momentOf(date, 12, zone);
  const zones = [...new Set([fromM, ...towns.map(({ alongM }) => alongM)].map(zoneAt))];
  const start = noon(zoneAt(fromM));
  const ahead = new Map(zones.map((zone) => [zone, (start - noon(zone)) / 3_600_000]));
  const aheadAt = (alongM: number) => ahead.get(zoneAt(alongM)) ?? 0;
  const [hours, country] = [aheadAt(toM), townAt(toM)?.country];
  return { zoneAt, aheadAt, change: hours === 0 || country === undefined ? null : { hours, country } };
}
