import type { Queryable } from "#database/connect.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import { placeOfTown } from "#database/queries/administration/registers/known-places.ts";
import { type HouseFact, keepHouseFacts } from "#database/queries/administration/registers/house-facts.ts";
import type { ImportRecord } from "#database/queries/administration/registers/imports.ts";
import type { RowRecord } from "#database/queries/administration/registers/rows.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { FactSource, FactSources } from "#database/schema/content-columns.ts";
import { newSlug } from "#domain/house-registers/names.ts";
import { greatCircleM } from "#domain/route-geometry/great-circle.ts";
import { amendRecord } from "#use-cases/administration/records/change-record.ts";
import { addRecord } from "#use-cases/administration/records/make-record.ts";
import { resourceOf } from "#use-cases/administration/records/resource.ts";

const houses = resourceOf("accommodations");
const action = "import";

export interface AppliedRow {
  /** What became of it; null when nothing did. */
  readonly as: "changed" | "added" | "closed" | null;
  /** Facts that somebody has changed since. */
  readonly left: number;
}

/** Writes one row. @param slugs that houses have, to which a new one is added */
export async function applyRow(
  tx: Queryable,
  file: ImportRecord,
  row: RowRecord,
  slugs: Set<string>,
  change: Change,
): Promise<AppliedRow> {
  if (row.kind === "new") return { as: await addHouse(tx, file, row, slugs, change), left: 0 };
  const house = row.houseUuid === null ? null : await lockRecord(tx, houses.store, row.houseUuid);
  if (house === null) return { as: null, left: row.fields.length };
  const withheld = house["withheld"] as readonly string[];
  const chosen = row.changes.filter(({ field }) => isChosen(row, field) && !withheld.includes(field));
  const written = chosen.filter(({ field, before }) => (house[field] ?? null) === before);
  const source = { source: file.source, date: row.date, certainty: row.certainty };
  const facts = Object.fromEntries(written.map(({ field, after }) => [field, after]));
  const derived = await distanceFrom(tx, String(house["townUuid"]), house, facts);
  const after = await amendRecord(
    tx,
    houses,
    house,
    { ...facts, ...derived, sources: sourcesOf({ ...facts, ...derived }, source) },
    change,
    action,
  );
  await keepHouseFacts(tx, factsBeside(file, row, house, new Set(Object.keys(facts)), withheld));
  const as = after === house ? null : row.kind === "gone" ? "closed" : "changed";
  return { as, left: chosen.length - written.length };
}

/** Latitude and longitude are one place. */
function isChosen({ fields }: RowRecord, field: string): boolean {
  const together = field === "lat" || field === "lon" ? ["lat", "lon"] : [field];
  return together.some((one) => fields.includes(one));
}

function sourcesOf(facts: Fields, source: FactSource): FactSources {
  return Object.fromEntries(Object.keys(facts).map((field) => [field, source]));
}

/** Of a house whose place becomes known, how far it lies from its town. */
async function distanceFrom(
  tx: Queryable,
  townUuid: string,
  house: Fields | null,
  { lat, lon }: Fields,
): Promise<Fields> {
  if (typeof lat !== "number" || typeof lon !== "number" || (house?.["distanceOffM"] ?? null) !== null) return {};
  const town = await placeOfTown(tx, townUuid);
  return town ? { distanceOffM: Math.round(greatCircleM(town, { lat, lon })) } : {};
}

/** What the register says, and what stood where it is believed now. Contacts that are to stay off are not kept either. */
function factsBeside(
  file: ImportRecord,
  row: RowRecord,
  house: Fields,
  written: ReadonlySet<string>,
  withheld: readonly string[],
): HouseFact[] {
  const about = { accommodationUuid: String(house["uuid"]), importUuid: file.uuid };
  const sources = house["sources"] as FactSources;
  const { source, licence } = file;
  return row.changes.flatMap(({ field, before, after }) => {
    if (withheld.includes(field)) return [];
    const said = { ...about, field, source, date: row.date, value: after, certainty: row.certainty, licence };
    const stood = sources[field];
    if (!written.has(field) || before === null || !stood) return [said];
    const { date, certainty } = stood;
    return [said, { ...about, field, source: stood.source, date: date ?? "", value: before, certainty, licence: "" }];
  });
}

async function addHouse(
  tx: Queryable,
  file: ImportRecord,
  row: RowRecord,
  slugs: Set<string>,
  change: Change,
): Promise<"added" | null> {
  const town = row.townUuid === null ? null : await placeOfTown(tx, row.townUuid);
  if (!town) return null;
  const needed = new Set(["name", "type"]);
  const chosen = row.changes.filter(({ field }) => needed.has(field) || isChosen(row, field));
  const told: Fields = Object.fromEntries(chosen.map(({ field, after }) => [field, after]));
  const facts = { ...told, ...(await distanceFrom(tx, String(row.townUuid), null, told)), townUuid: row.townUuid };
  const slug = newSlug(String(told["name"]), town.slug, (one) => slugs.has(one));
  slugs.add(slug);
  const source = { source: file.source, date: row.date, certainty: row.certainty };
  const sources = sourcesOf(facts, source);
  const made = await addRecord(tx, houses, { ...facts, slug, licence: file.licence, sources }, change, action);
  const about = { accommodationUuid: String(made["uuid"]), importUuid: file.uuid };
  const { licence } = file;
  await keepHouseFacts(
    tx,
    chosen.map(({ field, after }) => ({ ...about, ...source, field, value: after, licence })),
  );
  return "added";
}
