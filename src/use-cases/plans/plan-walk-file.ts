import type { Language } from "#contract/language.ts";
import { planTextIn } from "#contract/plan-text/plan-text.ts";
import type { PlanText } from "#contract/plan-text/sentences.ts";
import type { ExportedStop, ExportedWalk } from "#domain/exports/exported-walk.ts";
import type { DayToTake, PlanToTake } from "./take-along.ts";

/** A plan for programs that read lines and places: a track for each day, the stops and chosen houses as waypoints. */
export function walkOf({ record, days, colour, link }: PlanToTake, language: Language): ExportedWalk {
  const text = planTextIn(language);
  return {
    name: record.name,
    link,
    colour,
    stopsTitle: text.stops,
    tracks: days
      .filter(({ pieces }) => pieces.length > 0)
      .map(({ stored, figures, fromName, toName, pieces }) => ({
        name: `${text.day(stored.number)}: ${text.walk(fromName, toName)}`,
        number: stored.number,
        ...(figures.date !== undefined && { date: figures.date }),
        pieces,
      })),
    stops: [...startOf(days), ...days.flatMap((day) => stopsOfDay(day, text))],
  };
}

function startOf(days: readonly DayToTake[]): ExportedStop[] {
  const start = days[0]?.start;
  return start
    ? [{ name: start.name, lat: start.lat, lon: start.lon, elevationM: start.elevationM, type: start.size }]
    : [];
}

function stopsOfDay({ stored, figures, end, house }: DayToTake, text: PlanText): ExportedStop[] {
  const stops: ExportedStop[] = [];
  const when =
    figures.date === undefined
      ? text.day(stored.number)
      : `${text.day(stored.number)}, ${text.shortDate(figures.date)}`;
  if (end && stored.kind === "walk") {
    const note = [when, house?.name, stored.notes, stored.carry]
      .filter((part) => part !== undefined && part !== "")
      .join("\n");
    stops.push({ name: end.name, lat: end.lat, lon: end.lon, elevationM: end.elevationM, type: end.size, note });
  }
  if (house?.lat != null && house.lon !== null) {
    const note = [when, text.houseState[stored.houseState], stored.bookingReference]
      .filter((part) => part !== "")
      .join("\n");
    stops.push({ name: house.name, lat: house.lat, lon: house.lon, elevationM: null, type: house.type, note });
  }
  return stops;
}
