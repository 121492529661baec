import { newUuid } from "#database/rows.ts";
import type { Queryable } from "#database/connection/connect.ts";
import type { ImportRecord } from "#database/queries/administration/registers/imports.ts";
import type { RowRecord } from "#database/queries/administration/registers/rows.ts";
import { housesByUuid, placesOfTowns, type Step } from "#database/queries/administration/registers/steps.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { FactSources } from "#database/schema/content/content-columns.ts";
import { newSlug } from "#domain/house-registers/names.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { addition, amendment } from "./house-steps.ts";

/** Steps, and the number of facts skipped because somebody has changed them since. */
export interface Steps {
  readonly steps: readonly Step[];
  readonly left: number;
}

/** The steps that write some rows. @param slugs slugs in use, to which new ones are added */
export async function stepsOfRows(
  db: Queryable,
  file: ImportRecord,
  rows: readonly RowRecord[],
  slugs: Set<string>,
  now: Date,
): Promise<Steps> {
  const houses = await housesByUuid(
    db,
    rows.flatMap(({ houseUuid }) => houseUuid ?? []),
  );
  const townsOfHouses = [...houses.values()].map((house) => String(house["townUuid"]));
  const towns = await placesOfTowns(db, [...townsOfHouses, ...rows.flatMap(({ townUuid }) => townUuid ?? [])]);
  const done = rows.map((row): Steps => {
    if (row.kind === "new") return { steps: newHouse(file, row, towns.get(String(row.townUuid)), slugs, now), left: 0 };
    const house = houses.get(String(row.houseUuid));
    if (!house) return { steps: [], left: row.fields.length };
    return changedHouse(file, row, house, towns.get(String(house["townUuid"])), now);
  });
  return { steps: done.flatMap(({ steps }) => steps), left: done.reduce((sum, { left }) => sum + left, 0) };
}

function changedHouse(file: ImportRecord, row: RowRecord, house: Fields, town: LatLon | undefined, now: Date): Steps {
  const withheld = house["withheld"] as readonly string[];
  const chosen = row.changes.filter(({ field }) => isChosen(row, field) && !withheld.includes(field));
  const applied = chosen.filter(({ field, before }) => (house[field] ?? null) === before);
  const newFacts = Object.fromEntries(applied.map(({ field, after }) => [field, after]));
  const facts = { ...newFacts, ...(house["distanceOffM"] === null && distanceFrom(town, newFacts)) };
  const amended = amendment(house, facts, sourcesOf(facts, file, row), now);
  const isLeft = amended === "invalid";
  const otherFacts = factsBeside(file, row, house, new Set(isLeft ? [] : Object.keys(newFacts)), withheld);
  const step = {
    uuid: newUuid(),
    importUuid: file.uuid,
    houseUuid: String(house["uuid"]),
    version: Number(house["version"]),
    facts: otherFacts,
  };
  const skipped = chosen.length - (isLeft ? 0 : applied.length);
  if (isLeft || amended === null) return { steps: [{ ...step, kind: "note", fields: {} }], left: skipped };
  return { steps: [{ ...step, kind: "change", ...amended }], left: skipped };
}

/** Latitude and longitude are chosen together. */
function isChosen({ fields }: RowRecord, field: string): boolean {
  const together = field === "lat" || field === "lon" ? ["lat", "lon"] : [field];
  return together.some((one) => fields.includes(one));
}

function sourcesOf(facts: Fields, { source }: ImportRecord, { date, certainty }: RowRecord): FactSources {
  return Object.fromEntries(Object.keys(facts).map((field) => [field, { source, date, certainty }]));
}

/** The distance of a house from its town, if its coordinates become known. */
function distanceFrom(town: LatLon | undefined, { lat, lon }: Fields): Fields {
  if (!town || typeof lat !== "number" || typeof lon !== "number") return {};
  return { distanceOffM: Math.round(greatCircleM(town, { lat, lon })) };
}

/** Claims of the register, and the values they replace. Contacts that must stay unpublished are not stored either. */
function factsBeside(
  { source, licence }: ImportRecord,
  { changes, date, certainty }: RowRecord,
  house: Fields,
  fields: ReadonlySet<string>,
  withheld: readonly string[],
): object[] {
  const sources = house["sources"] as FactSources;
  return changes.flatMap(({ field, before, after }) => {
    if (withheld.includes(field)) return [];
    const newSource = { field, source, date, value: after, certainty, licence };
    const previous = sources[field];
    if (!fields.has(field) || before === null || !previous) return [newSource];
    return [newSource, { ...previous, field, date: previous.date ?? "", value: before, licence: "" }];
  });
}

function newHouse(
  file: ImportRecord,
  row: RowRecord,
  town: (LatLon & { readonly slug: string }) | undefined,
  slugs: Set<string>,
  now: Date,
): Step[] {
  if (!town) return [];
  const needed = new Set(["name", "type"]);
  const chosen = row.changes.filter(({ field }) => needed.has(field) || isChosen(row, field));
  const newFacts: Fields = Object.fromEntries(chosen.map(({ field, after }) => [field, after]));
  const facts = { ...newFacts, ...distanceFrom(town, newFacts), townUuid: row.townUuid };
  const slug = newSlug(String(newFacts["name"]), town.slug, (one) => slugs.has(one));
  const added = addition({ ...facts, slug, licence: file.licence }, sourcesOf(facts, file, row), now);
  if (!added) return [];
  slugs.add(slug);
  // All its facts are in the new house itself, with sources and licence.
  return [{ uuid: newUuid(), importUuid: file.uuid, kind: "add", version: 1, facts: [], ...added }];
}
