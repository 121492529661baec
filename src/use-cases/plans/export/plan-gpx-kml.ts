import type { Language } from "#domain/text/language.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { PlanText } from "#messages/sentences/plan-files.ts";
import type { GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import { momentOf } from "#domain/plans/day-hours/local-time.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import type { ExportedPoint, ExportedStop, ExportedWalk } from "#domain/exports/exported-walk.ts";
import { closedAt } from "#domain/plans/today/closed-places.ts";
import { dayLines, dayTitle, houseLines } from "./day-lines.ts";
import type { ExportedDay, PlanForExport } from "./gather-plan-for-export.ts";

/**
 * A plan for programs that read lines and places: a track for each day, stops and chosen houses as waypoints.
 *
 * @param hasTimes adds planned times, if the plan has dates
 */
export function walkOf(
  { record, days, colour, link }: PlanForExport,
  language: Language,
  hasTimes: boolean,
): ExportedWalk {
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
        // Imports recognise the day by the leading date.
        note: [
          ...(day.figures.date === undefined ? [] : [day.figures.date]),
          text.figures(day.figures),
          ...(day.straightM > 0 ? [text.straight(day.straightM / 1000)] : []),
        ].join("\n"),
        pieces: hasTimes ? timedPieces(day) : day.pieces,
      })),
    stops: [...townsOf(days, text, hasTimes), ...passedOn(days, text, hasTimes), ...housesOf(days, text)],
  };
}

/** The start and the town of every night with the notes of its days: rest days come after the walk there. */
function townsOf(days: readonly ExportedDay[], text: PlanText, hasTimes: boolean): ExportedStop[] {
  const stays: { town: GraphWaypoint; lines: string[]; at?: number }[] = [];
  const start = days[0]?.start;
  if (start) stays.push({ town: start, lines: [] });
  for (const day of days) {
    const lines = [...headingOf(day, text), ...dayLines(day, text)];
    if (day.stored.kind === "rest") stays.at(-1)?.lines.push(...lines);
    else if (day.end) {
      const at = hasTimes && day.hours ? momentIn(day, day.hours.arrives, day.hours.span.toM) : null;
      stays.push({ town: day.end, lines, ...(at !== null && { at }) });
    }
  }
  return stays.map(({ town: { name, lat, lon, elevationM, size }, lines, at }) => ({
    name,
    lat,
    lon,
    elevationM,
    type: size,
    ...(at !== undefined && { at }),
    ...(lines.length > 0 && { note: lines.join("\n") }),
  }));
}

/** Places passed besides the towns of nights: towns, water and shops, with their services. */
function passedOn(days: readonly ExportedDay[], text: PlanText, hasTimes: boolean): ExportedStop[] {
  const ends = new Set(days.flatMap(({ start, end }) => [start?.townSlug, end?.townSlug]));
  return days.flatMap((day) =>
    day.way.flatMap((entry): ExportedStop[] => {
      if (entry.is === "town" && ends.has(entry.slug)) return [];
      const { name, lat, lon, km } = entry;
      const closed = closedAt(entry, day.figures.date, day.end);
      const at = hasTimes ? momentIn(day, entry.at, entry.alongM) : null;
      const note = [
        `${text.day(day.stored.number)}, ${text.kmExact(km)}, ${text.time(entry.at)}`,
        text.entry(entry),
        ...(closed.length > 0 ? [text.closedThatDay(closed)] : []),
      ];
      return [
        {
          name: name ?? text.place(entry.is === "place" ? entry.kind : "town"),
          lat,
          lon,
          elevationM: entry.is === "town" ? entry.elevationM : null,
          type: entry.is === "town" ? entry.size : entry.group,
          ...(at !== null && { at }),
          note: note.filter((line) => line !== "").join("\n"),
        },
      ];
    }),
  );
}

/** The chosen houses with known coordinates. */
function housesOf(days: readonly ExportedDay[], text: PlanText): ExportedStop[] {
  return days.flatMap((day) => {
    const { house } = day;
    if (house?.lat == null || house.lon === null) return [];
    const note = [...headingOf(day, text), ...houseLines(day, text)].join("\n");
    return [{ name: house.name, lat: house.lat, lon: house.lon, elevationM: null, type: house.type, note }];
  });
}

/** A time of day as a timestamp; null without a date. @param at hours since local midnight */
function momentIn({ figures: { date }, hours }: ExportedDay, at: number, alongM: number): number | null {
  return date === undefined || !hours ? null : momentOf(date, at, hours.clocks.zoneAt(alongM));
}

/** The line of a day with timestamps; each piece is walked at the pace of its section. */
function timedPieces(day: ExportedDay): readonly (readonly ExportedPoint[])[] {
  const { hours, pieces } = day;
  if (!hours || day.figures.date === undefined) return pieces;
  const { fromM, toM } = hours.span;
  let drawnM = 0;
  const alongs = pieces.map((piece) =>
    piece.map((point, index) => (drawnM += index === 0 ? 0 : greatCircleM(piece[index - 1]!, point))),
  );
  const scale = drawnM === 0 ? 0 : (toM - fromM) / drawnM;
  return pieces.map((piece, number) =>
    piece.map((point, index) => {
      const alongM = fromM + alongs[number]![index]! * scale;
      const at = momentIn(day, hours.at(alongM), alongM);
      return at === null ? point : { ...point, at };
    }),
  );
}

/** The day with its date, if the plan has dates. */
function headingOf(day: ExportedDay, text: PlanText): string[] {
  const { date } = day.figures;
  return [dayTitle(day, text), ...(date === undefined ? [] : [text.shortDate(date)])];
}
