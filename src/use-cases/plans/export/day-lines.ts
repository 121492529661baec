import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { ExportedDay } from "./gather-plan-for-export.ts";

/** As in “Day 3: Zubiri – Pamplona”. */
export function dayTitle({ stored, fromName, toName }: ExportedDay, text: PlanText): string {
  return `${text.day(stored.number)}: ${stored.kind === "rest" ? text.rest(toName) : text.walk(fromName, toName)}`;
}

/** The facts of a day on the way, one per line: the walk, the house, the booking, the notes. */
export function dayLines(day: ExportedDay, text: PlanText): string[] {
  const { stored, figures } = day;
  const lines = [stored.notes, stored.carry === "" ? "" : `${text.carry}: ${stored.carry}`];
  return [
    ...(stored.kind === "walk" && figures.isWayKnown ? [text.figures(figures)] : []),
    ...(day.straightM > 0 ? [text.straight(day.straightM / 1000)] : []),
    ...(day.hours ? [text.byClock(day.hours, day.sun)] : []),
    ...knownOfDay(day, text),
    ...houseLines(day, text),
    ...lines.filter((line) => line !== ""),
  ];
}

/** What to know about a day in advance, besides its night. */
export function knownOfDay({ holidays, cities }: ExportedDay, text: PlanText): string[] {
  return [...holidays.map(text.holiday), ...cities.map(text.passedCity)];
}

/** The chosen house and its booking. */
export function houseLines({ stored, house }: ExportedDay, text: PlanText): string[] {
  const lines = [
    house ? `${text.house}: ${house.name} (${text.houseState[stored.houseState]})` : "",
    house?.phone ? `${text.phone}: ${house.phone}` : "",
    house?.email ? `${text.mail}: ${house.email}` : "",
    house?.web ? `${text.web}: ${house.web}` : "",
    stored.bookingReference === "" ? "" : `${text.booking}: ${stored.bookingReference}`,
  ];
  return lines.filter((line) => line !== "");
}
