import { and, asc, eq, gte, sql } from "drizzle-orm";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { houseFact } from "#database/schema/administration/register-import.ts";
import { town } from "#database/schema/routes/town.ts";
import { claimsBeside } from "#domain/house-registers/claim.ts";
import type { OpenDataPortion } from "./portions.ts";

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
