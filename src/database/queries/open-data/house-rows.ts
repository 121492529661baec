import { and, asc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import { houseFact, registerImport } from "#database/schema/administration/register-import.ts";
import { claimsBeside } from "#domain/house-registers/claim.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { after, type OpenDataPortion } from "./portions.ts";

/** Houses of published towns. Contacts withheld by the owner are always left out, whatever is stored. */
export const housePortion: OpenDataPortion = async (db, last, limit) => {
  const rows = await db.drizzle
    .select({ ...getTableColumns(accommodation), town: town.slug })
    .from(accommodation)
    .innerJoin(town, and(eq(town.uuid, accommodation.townUuid), eq(town.published, true)))
    .where(and(eq(accommodation.published, true), after(accommodation.slug, last)))
    .orderBy(asc(accommodation.slug))
    .limit(limit);
  return rows.map(({ withheld, season, seasonConfirmFirst, ...row }) => ({
    ...row,
    season,
    // Certainty of an unknown season is unknown as well.
    seasonConfirmFirst: season === null ? null : seasonConfirmFirst,
    ...Object.fromEntries(withheld.map((field) => [field, null])),
  }));
};

const { field, source, date } = houseFact;

/**
 * Claims of each source about facts of published houses, and whether each is the current fact. Contacts withheld by the
 * owner are left out. The key consists of everything that distinguishes rows.
 */
export const houseFactPortion: OpenDataPortion = async (db, last, limit) => {
  const key = sql`(${accommodation.slug}, ${field}, ${source}, ${date})`;
  const from = last === null ? null : (JSON.parse(String(last)) as readonly string[]);
  const rows = await db.drizzle
    .select({ fact: houseFact, house: accommodation })
    .from(houseFact)
    .innerJoin(
      accommodation,
      and(eq(accommodation.uuid, houseFact.accommodationUuid), eq(accommodation.published, true)),
    )
    .innerJoin(town, and(eq(town.uuid, accommodation.townUuid), eq(town.published, true)))
    .where(
      and(
        sql`${field} <> ALL(${accommodation.withheld})`,
        from === null
          ? undefined
          : and(
              // Repeated for the house alone, which has an index.
              gte(accommodation.slug, from[0] ?? ""),
              sql`${key} > (${sql.join(
                from.map((part) => sql`${part}`),
                sql`, `,
              )})`,
            ),
      ),
    )
    .orderBy(asc(accommodation.slug), asc(field), asc(source), asc(date))
    .limit(limit);
  return rows.map(({ fact, house }) => ({
    id: JSON.stringify([house.slug, fact.field, fact.source, fact.date]),
    house: house.slug,
    field: fact.field,
    value: fact.value,
    source: fact.source,
    date: fact.date || null,
    certainty: fact.certainty,
    licence: fact.licence || null,
    used: claimsBeside({ ...house }, [fact]).length === 0,
  }));
};

/** The registers with an applied file, without duplicates. */
export async function importedRegisters(db: Queryable): Promise<{ source: string; licence: string }[]> {
  const applied = registerImport;
  return db.drizzle
    .selectDistinct({ source: applied.source, licence: applied.licence })
    .from(applied)
    .where(eq(applied.state, "applied"))
    .orderBy(asc(applied.source), asc(applied.licence));
}
