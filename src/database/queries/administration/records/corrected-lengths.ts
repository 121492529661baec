import { asc, eq, isNotNull, not, and, or } from "drizzle-orm";
import { distance } from "#database/schema/routes/distance.ts";
import type { Attached } from "./attached-rows.ts";

const { fromTownUuid, toTownUuid, overrideM, overrideSource, published } = distance;
const kept = { fromTownUuid, toTownUuid, overrideM, overrideSource, published };
type Kept = Pick<typeof distance.$inferSelect, keyof typeof kept>;

/**
 * What editors have entered about the distances of a branch, which themselves are derived: given to the same pairs of
 * towns again, as far as they still follow each other.
 */
export const correctedLengths: Attached = {
  read: (db, uuid) =>
    db.drizzle
      .select(kept)
      .from(distance)
      .where(and(eq(distance.branchUuid, uuid), or(isNotNull(overrideM), not(published))))
      .orderBy(asc(distance.position)),
  restore: async (tx, uuid, entries) => {
    const derived = await tx.drizzle
      .select({ id: distance.id, fromTownUuid, toTownUuid })
      .from(distance)
      .where(eq(distance.branchUuid, uuid))
      .orderBy(asc(distance.position));
    // Written by `read`.
    for (const { fromTownUuid: from, toTownUuid: to, ...values } of entries as readonly Kept[]) {
      const index = derived.findIndex((one) => one.fromTownUuid === from && one.toTownUuid === to);
      const [row] = index < 0 ? [] : derived.splice(index, 1);
      if (row) await tx.drizzle.update(distance).set(values).where(eq(distance.id, row.id));
    }
    return true;
  },
};
