import { sql } from "drizzle-orm";
import type { OtherClaim } from "#domain/house-registers/claim.ts";
import { knownRegisters, openStreetMap } from "#domain/house-registers/known-registers.ts";
import type { Queryable } from "../connection/connect.ts";
import { insertRows } from "../rows.ts";
import { accommodation } from "../schema/places/accommodation.ts";
import { houseFact } from "../schema/administration/register-import.ts";
import { parseSeason } from "./csv-cells.ts";
import type { DataSet, HouseFactRow } from "./data-set.ts";
import { isSameFact } from "./shipped-facts.ts";

const deCalixtinus = { source: "de-calixtinus", licence: "CC-BY-4.0" };
const licences = new Map(
  [...knownRegisters, openStreetMap, deCalixtinus].map(({ source, licence }) => [source, licence]),
);

/** Parses a cell into the type of the house's column. */
function stated({ field, value }: HouseFactRow): OtherClaim["value"] {
  switch (field) {
    case "beds":
    case "priceFrom":
    case "priceTo":
      return Number(value);
    case "reservable":
      return value === "yes";
    case "season":
      return parseSeason(value) ?? value;
    default:
      return value;
  }
}

type StoredClaim = typeof houseFact.$inferSelect;

const keyOf = (row: Pick<StoredClaim, "accommodationUuid" | "field" | "source" | "date">) =>
  [row.accommodationUuid, row.field, row.source, row.date].join(" ");

const contentOf = ({ value, certainty, licence }: Pick<StoredClaim, "value" | "certainty" | "licence">) => ({
  value,
  certainty,
  licence,
});

/**
 * Stores the claims of the data set's sources about houses, used or not, replacing those of earlier data sets. Claims
 * from imported registers stay, and withheld contacts are not stored. Unchanged claims are not written again.
 */
export async function insertHouseClaims(tx: Queryable, { houseFacts }: DataSet): Promise<void> {
  const { uuid, slug, withheld } = accommodation;
  const stored = await tx.drizzle.select({ uuid, slug, withheld }).from(accommodation);
  const houses = new Map(stored.map((house) => [house.slug, house]));
  const existing = new Map((await tx.drizzle.select().from(houseFact)).map((row) => [keyOf(row), row]));
  const rows = houseFacts.flatMap((row) => {
    const house = houses.get(row.houseSlug);
    if (!house || house.withheld.includes(row.field)) return [];
    const { field, source, date, certainty } = row;
    const licence = licences.get(source) ?? "";
    return [{ accommodationUuid: house.uuid, field, source, date, value: stated(row), certainty, licence }];
  });
  const isStored = (row: (typeof rows)[number]) => {
    const there = existing.get(keyOf(row));
    return there !== undefined && (there.importUuid !== null || isSameFact(contentOf(there), contentOf(row)));
  };
  const kept = new Set(rows.filter(isStored).map(keyOf));
  const outdated = [...existing].filter(([key, { importUuid }]) => importUuid === null && !kept.has(key));
  await deleteClaims(
    tx,
    outdated.map(([, row]) => row),
  );
  await insertRows(
    tx,
    houseFact,
    rows.filter((row) => !kept.has(keyOf(row))),
  );
}

async function deleteClaims(tx: Queryable, claims: readonly StoredClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const { accommodationUuid, field, source, date } = houseFact;
  const keys = claims.map((row) => ({
    house: row.accommodationUuid,
    field: row.field,
    source: row.source,
    date: row.date,
  }));
  await tx.drizzle.execute(sql`
    DELETE FROM ${houseFact}
    USING jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS old (house uuid, field text, source text, date text)
    WHERE ${accommodationUuid} = old.house AND ${field} = old.field AND ${source} = old.source AND ${date} = old.date
  `);
}
