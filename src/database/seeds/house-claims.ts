import { isNull } from "drizzle-orm";
import type { OtherClaim } from "#domain/house-registers/claim.ts";
import { knownRegisters, openStreetMap } from "#domain/house-registers/known-registers.ts";
import type { Queryable } from "../connection/connect.ts";
import { insertRows } from "../rows.ts";
import { accommodation } from "../schema/places/accommodation.ts";
import { houseFact } from "../schema/administration/register-import.ts";
import { parseSeason } from "./csv-cells.ts";
import type { DataSet, HouseFactRow } from "./data-set.ts";

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

/**
 * Stores the claims of the data set's sources about houses, used or not, replacing those of earlier data sets. Claims
 * from imported registers stay, and withheld contacts are not stored.
 */
export async function insertHouseClaims(tx: Queryable, { houseFacts }: DataSet): Promise<void> {
  const { uuid, slug, withheld } = accommodation;
  const stored = await tx.drizzle.select({ uuid, slug, withheld }).from(accommodation);
  const houses = new Map(stored.map((house) => [house.slug, house]));
  await tx.drizzle.delete(houseFact).where(isNull(houseFact.importUuid));
  const existing = await tx.drizzle.select().from(houseFact);
  const keyOf = (row: Pick<typeof houseFact.$inferSelect, "accommodationUuid" | "field" | "source" | "date">) =>
    [row.accommodationUuid, row.field, row.source, row.date].join(" ");
  const taken = new Set(existing.map(keyOf));
  const rows = houseFacts.flatMap((row) => {
    const house = houses.get(row.houseSlug);
    if (!house || house.withheld.includes(row.field)) return [];
    const { field, source, date, certainty } = row;
    const licence = licences.get(source) ?? "";
    return [{ accommodationUuid: house.uuid, field, source, date, value: stated(row), certainty, licence }];
  });
  await insertRows(
    tx,
    houseFact,
    rows.filter((row) => !taken.has(keyOf(row))),
  );
}
