import { cutText } from "#domain/text/cut-text.ts";
import { dayRoutine, goalNights as nightsAtGoal } from "#contract/plans/plan-content.ts";
import type { DayRoutine } from "#domain/plans/day-hours/day-routine.ts";
import { z } from "zod";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import { houseStates, usualArrangements } from "#domain/plans/editing/stored-plan.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { bareStop, type ImportedList, type ImportedStop, listFrom } from "./imported-stops.ts";
import { readGeoJson } from "./read-places.ts";
import { plainList } from "./read-table.ts";

const text = z.string().catch("");
const word = z.string().nullish().catch(null);
const number = z.number().nullable().catch(null);

const day = z.looseObject({
  leg: z.int().min(0).catch(0),
  kind: z.enum(["walk", "rest"]).nullable().catch(null),
  pinned: z.boolean().catch(true),
  lat: number,
  lon: number,
  date: word,
  notes: text,
  carry: text,
  bookingReference: text,
  houseState: z.enum(houseStates).catch("none"),
  priceCents: z.int().min(0).max(10_000_000).nullable().catch(null),
  house: z.guid().nullable().catch(null),
});
type Day = z.infer<typeof day>;
const entries = z.array(z.unknown()).optional();

const file = z.looseObject({
  format: z.string().optional(),
  name: word,
  startDate: word,
  route: word,
  waivesCompostela: z.boolean().catch(false),
  routine: dayRoutine.catch(usualArrangements.routine),
  goalNights: nightsAtGoal.catch(usualArrangements.goalNights),
  legs: z
    .array(z.looseObject({ route: z.string() }))
    .optional()
    .catch(undefined),
  days: entries,
});

/** Common names for a list of days, and for the places of a day. */
const listNames = ["towns", "days", "stages", "stops", "places", "waypoints", "etapas", "dias", "paradas", "etappen"];
const endNames = [
  "to",
  "end",
  "town",
  "name",
  "toName",
  "place",
  "destination",
  "title",
  "hasta",
  "fin",
  "llegada",
  "destino",
  "nombre",
  "localidad",
  "nach",
];
const startNames = ["from", "start", "origin", "desde", "inicio", "salida", "origen", "von"];

/** A file exported here: its options and its stored days. */
export interface OwnFile {
  readonly name: string | null;
  readonly startDate: string | null;
  readonly waivesCompostela: boolean;
  readonly routine: DayRoutine;
  readonly goalNights: number;
  /** What could not be read. */
  readonly remarks: readonly ImportRemark[];
  /** Raw options from the file. */
  readonly legs: readonly object[];
  readonly days: readonly {
    readonly leg: number;
    readonly kind: "walk" | "rest";
    readonly from: string;
    readonly pinned: boolean;
    readonly stop: ImportedStop;
  }[];
}

/**
 * A file exported here, or a simple list of towns as JSON: an array of names, an object with `towns` or `days`, or
 * GeoJSON.
 * @throws UseCaseError `not-valid` for anything else
 */
export function readJson(content: string): OwnFile | ImportedList {
  const value = parsed(content);
  if (Array.isArray(value)) return listOf(value, {});
  const result = file.safeParse(value);
  if (!result.success) throw notValid("file", "file_unreadable");
  const { format, waivesCompostela, routine, goalNights, legs, days } = result.data;
  const startDate = startDateIn(result.data.startDate);
  const remarks: ImportRemark[] =
    startDate === null && result.data.startDate
      ? [{ code: "date_unread", line: null, written: cutText(result.data.startDate, 200), read: null }]
      : [];
  const facts = { name: result.data.name ?? null, startDate, remarks };
  if (format === "vieira-plan" && legs && days)
    return { ...facts, waivesCompostela, routine, goalNights, legs, days: daysIn(days).map(ownDay) };
  const listed = listNames.map((name) => result.data[name]).find((list) => Array.isArray(list));
  if (listed) return listOf(listed, { ...facts, route: result.data.route ?? null });
  const places = readGeoJson(value);
  if (!places) throw notValid("file", "file_unreadable");
  return places;
}

function parsed(content: string): unknown {
  try {
    // The database accepts neither NUL nor lone surrogates.
    return JSON.parse(content, (_key, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\u0000", "").toWellFormed() : value,
    );
  } catch {
    throw notValid("file", "file_unreadable");
  }
}

function startDateIn(date: string | null | undefined): string | null {
  return date != null && isStartDate(date) ? date : null;
}

function daysIn(listed: readonly unknown[]): Day[] {
  return listed.flatMap((entry) => {
    const result = day.safeParse(entry);
    return result.success ? [result.data] : [];
  });
}

function ownDay(one: Day): OwnFile["days"][number] {
  const from = wordOf(one, startNames) ?? "";
  return { leg: one.leg, kind: one.kind ?? "walk", from, pinned: one.pinned, stop: stopOf(one) };
}

function listOf(
  listed: readonly unknown[],
  facts: Partial<Pick<ImportedList, "name" | "startDate" | "route" | "remarks">>,
): ImportedList {
  const names = listed.filter((entry) => typeof entry === "string");
  if (names.length === listed.length)
    return { ...plainList(names.map((name) => ({ line: null, text: name }))), ...facts };
  const stops = listed.flatMap((entry): ImportedStop[] =>
    typeof entry === "string" ? [bareStop({ name: entry })] : daysIn([entry]).map(stopOf),
  );
  const placedStops = stops.filter(({ name, lat, lon }) => name !== null || (lat !== null && lon !== null));
  const [first] = daysIn(listed);
  const from = first && first === listed[0] ? null : first && wordOf(first, startNames);
  return listFrom(from ? [bareStop({ name: from }), ...placedStops] : placedStops, facts);
}

function wordOf(entry: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = Object.hasOwn(entry, name) ? entry[name] : undefined;
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return null;
}

function numberOf(entry: Readonly<Record<string, unknown>>, names: readonly string[]): number | null {
  const values = names.map((name) => (Object.hasOwn(entry, name) ? entry[name] : undefined));
  return (values.find((value) => typeof value === "number" && Number.isFinite(value)) as number | undefined) ?? null;
}

function stopOf(one: Day): ImportedStop {
  const { date, notes, carry, bookingReference, houseState, priceCents, house } = one;
  return bareStop({
    name: wordOf(one, endNames),
    lat: numberOf(one, ["lat", "latitude"]),
    lon: numberOf(one, ["lon", "lng", "long", "longitude"]),
    date: startDateIn(date?.slice(0, 10)),
    houseName: wordOf(one, ["houseName", "accommodation", "albergue"]),
    notes,
    carry,
    bookingReference,
    houseState,
    priceCents,
    house,
  });
}
