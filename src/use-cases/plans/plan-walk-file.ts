import type { Language } from "#domain/language.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import type { ExportedStop, ExportedWalk } from "#domain/exports/exported-walk.ts";
import { shutAt } from "#domain/today/shut-places.ts";
import { dayLines, dayTitle, houseLines } from "./day-lines.ts";
import type { DayToTake, PlanToTake } from "./take-along.ts";

/** A plan for programs that read lines and places: a track for each day, the stops and chosen houses as waypoints. */
export function walkOf({ record, days, colour, link }: PlanToTake, language: Language): ExportedWalk {
  const text = sentences[language].planFiles;
  return {
    name: record.name,
    link,
    colour,
    stopsTitle: text.stops,
    tracks: days
      .filter(({ pieces }) => pieces.length > 0)
      .map((day) => ({
        name: dayTitle(day, text),
        number: day.stored.number,
        // Imports know the day by the date in front.
        note: [...(day.figures.date === undefined ? [] : [day.figures.date]), text.figures(day.figures)].join("\n"),
        pieces: day.pieces,
      })),
    stops: [...townsOf(days, text), ...passedOn(days, text), ...housesOf(days, text)],
  };
}

/** The start and the town of every night, each with all that is written of its days: those of rest come after the walk there. */
function townsOf(days: readonly DayToTake[], text: PlanText): ExportedStop[] {
  const stays: { town: GraphWaypoint; lines: string[] }[] = [];
  const start = days[0]?.start;
  if (start) stays.push({ town: start, lines: [] });
  for (const day of days) {
    const lines = [...headingOf(day, text), ...dayLines(day, text)];
    if (day.stored.kind === "rest") stays.at(-1)?.lines.push(...lines);
    else if (day.end) stays.push({ town: day.end, lines });
  }
  return stays.map(({ town: { name, lat, lon, elevationM, size }, lines }) => ({
    name,
    lat,
    lon,
    elevationM,
    type: size,
    ...(lines.length > 0 && { note: lines.join("\n") }),
  }));
}

/** What the days pass besides the towns of nights: towns, water and shops, with what is to be had there. */
function passedOn(days: readonly DayToTake[], text: PlanText): ExportedStop[] {
  const ends = new Set(days.flatMap(({ start, end }) => [start?.townSlug, end?.townSlug]));
  return days.flatMap((day) =>
    day.way.flatMap((entry): ExportedStop[] => {
      if (entry.is === "town" && ends.has(entry.slug)) return [];
      const { name, lat, lon, km } = entry;
      const shut = shutAt(entry, day.figures.date, day.country);
      const note = [
        `${text.day(day.stored.number)}, ${text.kmExact(km)}`,
        text.entry(entry),
        ...(shut.length > 0 ? [text.closedThatDay(shut)] : []),
      ];
      return [
        {
          name: name ?? text.place(entry.is === "place" ? entry.kind : "town"),
          lat,
          lon,
          elevationM: entry.is === "town" ? entry.elevationM : null,
          type: entry.is === "town" ? entry.size : entry.group,
          note: note.filter((line) => line !== "").join("\n"),
        },
      ];
    }),
  );
}

/** The chosen houses that have a known place. */
function housesOf(days: readonly DayToTake[], text: PlanText): ExportedStop[] {
  return days.flatMap((day) => {
    const { house } = day;
    if (house?.lat == null || house.lon === null) return [];
    const note = [...headingOf(day, text), ...houseLines(day, text)].join("\n");
    return [{ name: house.name, lat: house.lat, lon: house.lon, elevationM: null, type: house.type, note }];
  });
}

/** The day and, where the plan has dates, its date. */
function headingOf(day: DayToTake, text: PlanText): string[] {
  const { date } = day.figures;
  return [dayTitle(day, text), ...(date === undefined ? [] : [text.shortDate(date)])];
}
