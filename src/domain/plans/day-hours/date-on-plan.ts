import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { dateIn, usualZone } from "./local-time.ts";

/** A day of a plan, with the time zone of the place where it ends; that of Spain if it is not stated. */
interface PlacedDay {
  readonly date?: IsoDate | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * The date on a plan at a moment, in milliseconds since 1970: each of its days ends at midnight where its night is
 * spent. Before and after its days, and without dates, it is that where the plan begins or ends.
 */
export function dateOnPlan(days: readonly PlacedDay[], moment: number): IsoDate {
  const dateOf = ({ timeZone = usualZone }: PlacedDay): IsoDate => dateIn(moment, timeZone);
  const index = days.findIndex((day) => day.date !== undefined && dateOf(day) <= day.date);
  return (index > 0 ? days[index]?.date : undefined) ?? dateOf(days.at(index) ?? {});
}
