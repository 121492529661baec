import { easterSunday } from "./easter.ts";
import { addDays, type IsoDate } from "./iso-date.ts";

/** Whether many places to stay are closed on a date: from 1 November until the week before Easter begins. */
export function isWinter(date: IsoDate): boolean {
  const palmSunday = addDays(easterSunday(Number(date.slice(0, 4))), -7);
  return date.slice(5) >= "11-01" || date < palmSunday;
}
