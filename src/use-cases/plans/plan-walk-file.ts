import type { Language } from "#contract/language.ts";
import { planTextIn } from "#contract/plans/plan-text/plan-text.ts";
import type { PlanText } from "#contract/plans/plan-text/sentences.ts";
import type { GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import type { ExportedStop, ExportedWalk } from "#domain/exports/exported-walk.ts";
import { dayLines, dayTitle, houseLines } from "./day-lines.ts";
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
      .map((day) => ({
        name: dayTitle(day, text),
        number: day.stored.number,
        // Imports know the day by the date in front.
        note: [...(day.figures.date === undefined ? [] : [day.figures.date]), text.figures(day.figures)].join("\n"),
        pieces: day.pieces,
      })),
    stops: [...townsOf(days, text), ...housesOf(days, text)],
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
