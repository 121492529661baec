import { eq, sql } from "drizzle-orm";
import { houseFact, registerImport } from "../../../schema/administration/register-import.ts";
import { accommodation, accommodationFormerSlug, searchedText } from "../../../schema/places/accommodation.ts";
import { townOnRoute } from "#database/queries/administration/graph/on-route.ts";
import { accommodationOwner } from "#database/schema/places/accommodation-owner.ts";
import { type Attached, attachedRows } from "./attached-rows.ts";
import type { RecordStore } from "./record-store.ts";

export const accommodationOwnerStore: RecordStore = {
  table: accommodationOwner,
  searched: ["name", "email", "phone"],
};

/** Contacts withheld by the owner, which are no field. */
const withheld: Attached = {
  read: async (db, uuid) => {
    const rows = await db.drizzle
      .select({ fields: accommodation.withheld })
      .from(accommodation)
      .where(eq(accommodation.uuid, uuid));
    return rows.flatMap(({ fields }) => fields);
  },
  restore: async (tx, uuid, entries) => {
    if (entries.length === 0) return true;
    await tx.drizzle
      .update(accommodation)
      .set({ withheld: entries.map(String) })
      .where(eq(accommodation.uuid, uuid));
    return true;
  },
};

/** About withheld contacts, or from imports that have been undone. */
const outdatedClaim = sql`(
  ${houseFact.field} IN (
    SELECT unnest(withheld) FROM ${accommodation} house WHERE house.uuid = ${houseFact.accommodationUuid}
  )
  OR ${houseFact.importUuid} IN (
    SELECT uuid FROM ${registerImport} WHERE state NOT IN ('applied', 'undoing')
  )
)`;

export const accommodationStore: RecordStore = {
  table: accommodation,
  searched: ["name", "slug", "otherNames", "operator", "email"],
  searchedText: searchedText(accommodation),
  attached: {
    formerSlugs: attachedRows({
      table: accommodationFormerSlug,
      owner: accommodationFormerSlug.accommodationUuid,
      outdated: sql`${accommodationFormerSlug.slug} IN (SELECT slug FROM ${accommodation})`,
    }),
    // Before the claims, which depend on it.
    withheld,
    claims: attachedRows({ table: houseFact, owner: houseFact.accommodationUuid, outdated: outdatedClaim }),
  },
  // The price of a donation is known.
  unknown: { priceFrom: sql`(${accommodation.priceFrom} IS NULL AND ${accommodation.donation} IS NOT TRUE)` },
  onRoute: (slug) => townOnRoute(accommodation.townUuid, slug),
};
