import { z } from "zod";
import { isStartDate } from "#domain/calendar/iso-date.ts";
import { houseStates } from "#domain/plan-editing/stored-plan.ts";
import { notValid } from "../../refusal.ts";
import { bareStop, type ImportedList, type ImportedStop } from "./imported-stops.ts";
import { plainList } from "./read-table.ts";

const text = z.string().catch("");
const number = z.number().nullable().catch(null);

const day = z.looseObject({
  leg: z.int().min(0).catch(0),
  from: z.string().nullish().catch(null),
  to: z.string().nullish().catch(null),
  town: z.string().nullish().catch(null),
  name: z.string().nullish().catch(null),
  toName: z.string().nullish().catch(null),
  lat: number,
  lon: number,
  kind: z.enum(["walk", "rest"]).nullable().catch(null),
  pinned: z.boolean().catch(true),
  notes: text,
  carry: text,
  bookingReference: text,
  houseState: z.enum(houseStates).catch("none"),
  priceCents: z.int().min(0).max(10_000_000).nullable().catch(null),
  house: z.guid().nullable().catch(null),
});
type Day = z.infer<typeof day>;

const file = z.looseObject({
  format: z.string().optional(),
  name: z.string().nullish().catch(null),
  startDate: z.string().nullish().catch(null),
  route: z.string().nullish().catch(null),
  waivesCompostela: z.boolean().catch(false),
  legs: z
    .array(z.looseObject({ route: z.string() }))
    .optional()
    .catch(undefined),
  days: z.array(day.or(z.string())).optional(),
  towns: z.array(day.or(z.string())).optional(),
});

/** A file of our own: its wishes, and its days as they were kept. */
export interface OwnFile {
  readonly name: string | null;
  readonly startDate: string | null;
  readonly waivesCompostela: boolean;
  /** Wishes as they stand in the file. */
  readonly legs: readonly object[];
  readonly days: readonly {
    readonly leg: number;
    readonly from: string;
    readonly pinned: boolean;
    readonly stop: ImportedStop;
  }[];
}

/**
 * A file of our own, or a plain list of towns as JSON: an array of names, or an object with `towns` or `days`.
 *
 * @throws Refusal `not-valid` for what is neither
 */
export function readJson(content: string): OwnFile | ImportedList {
  const value = parsed(content);
  if (Array.isArray(value)) return listOf({ towns: value });
  const read = file.safeParse(value);
  if (!read.success) throw notValid("file", "file_unreadable");
  const { format, name = null, startDate, waivesCompostela, legs, days } = read.data;
  if (format !== "vieira-plan" || !legs || !days) return listOf(value);
  const date = startDate != null && isStartDate(startDate) ? startDate : null;
  const own = days.flatMap((one) => (typeof one === "string" ? [] : [one]));
  return {
    name,
    startDate: date,
    waivesCompostela,
    legs,
    days: own.map((one) => ({ leg: one.leg, from: one.from ?? "", pinned: one.pinned, stop: stopOf(one) })),
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw notValid("file", "file_unreadable");
  }
}

function listOf(value: unknown): ImportedList {
  const read = file.safeParse(value);
  const entries = read.success ? (read.data.towns ?? read.data.days) : undefined;
  if (!read.success || !entries) throw notValid("file", "file_unreadable");
  const { name = null, route = null, startDate } = read.data;
  const usual = { name, route, startDate: startDate != null && isStartDate(startDate) ? startDate : null };
  if (entries.every((entry) => typeof entry === "string")) return { ...plainList(entries), ...usual };
  const stops = entries.map((entry) => (typeof entry === "string" ? bareStop({ name: entry }) : stopOf(entry)));
  const first = entries[0];
  if (typeof first === "object" && first.from != null)
    return { ...usual, start: bareStop({ name: first.from }), ends: stops };
  const [start = null, ...ends] = stops;
  return { ...usual, start, ends };
}

function stopOf({
  to,
  town,
  name,
  toName,
  lat,
  lon,
  kind,
  notes,
  carry,
  bookingReference,
  houseState,
  priceCents,
  house,
}: Day): ImportedStop {
  const place = to ?? town ?? name ?? toName ?? null;
  return { name: place, lat, lon, kind, notes, carry, bookingReference, houseState, priceCents, house };
}
