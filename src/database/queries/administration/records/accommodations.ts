import { sql } from "drizzle-orm";
import { houseFact } from "../../../schema/administration/register-import.ts";
import { accommodation, accommodationFormerSlug, searchedText } from "../../../schema/places/accommodation.ts";
import { townOnRoute } from "#database/queries/administration/graph/on-route.ts";
import { accommodationOwner } from "#database/schema/places/accommodation-owner.ts";
import { attachedRows } from "./attached-rows.ts";
import type { RecordStore } from "./record-store.ts";

export const accommodationOwnerStore: RecordStore = {
  table: accommodationOwner,
  searched: ["name", "email", "phone"],
};

export const accommodationStore: RecordStore = {
  table: accommodation,
  searched: ["name", "slug", "otherNames", "operator", "email"],
  searchedText: searchedText(accommodation),
  attached: {
    formerSlugs: attachedRows({ table: accommodationFormerSlug, owner: accommodationFormerSlug.accommodationUuid }),
    claims: attachedRows({ table: houseFact, owner: houseFact.accommodationUuid }),
  },
  // The price of a donation is known.
  unknown: { priceFrom: sql`(${accommodation.priceFrom} IS NULL AND ${accommodation.donation} IS NOT TRUE)` },
  onRoute: (slug) => townOnRoute(accommodation.townUuid, slug),
};
