import { updateAccommodation } from "#database/queries/places/accommodation-changes.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { inTransaction } from "#database/transaction.ts";
import type { UseCaseContext } from "../context.ts";
import { followOwnerLink } from "./owner-link.ts";

/**
 * Notes that whoever runs a house says that all we know of it is right today. Whoever holds the link may do so.
 *
 * @throws UseCaseError when the link has been used or is too old
 */
export async function confirmHouse(context: UseCaseContext, secret: string): Promise<void> {
  const now = context.now();
  await inTransaction(context.database, async (tx) => {
    const house = await followOwnerLink(tx, secret, now);
    await updateAccommodation(tx, house.uuid, { verifiedAt: now }, { by: null, now });
    await insertAuditEntry(tx, {
      at: now,
      by: null,
      resource: "accommodation",
      resourceUuid: house.uuid,
      action: "confirm",
      before: { verifiedAt: house.verifiedAt?.toISOString() ?? null },
      after: { verifiedAt: now.toISOString() },
    });
  });
  context.content.contentChanged();
}
