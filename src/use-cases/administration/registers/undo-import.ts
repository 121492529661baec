import type { RegisterImport } from "#contract/administration/registers.ts";
import type { Queryable } from "#database/connect.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import {
  entriesOfImport,
  forgetFactsOfImport,
  isHouseInUse,
} from "#database/queries/administration/registers/house-facts.ts";
import { changeImport } from "#database/queries/administration/registers/imports.ts";
import type { Change, Fields } from "#database/queries/administration/records/record-store.ts";
import type { FactSources } from "#database/schema/content-columns.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { amendRecord } from "#use-cases/administration/records/change-record.ts";
import { dropRecord } from "#use-cases/administration/records/make-record.ts";
import { resourceOf } from "#use-cases/administration/records/resource.ts";
import { auditedFields, writeContent } from "#use-cases/administration/records/write-record.ts";
import { registerResource } from "./apply-import.ts";
import { lockedImport, presentedImport } from "./present-import.ts";

const houses = resourceOf("accommodations");
const action = "revert";

/**
 * Undoes a file that was applied, in one transaction: facts that are still as it wrote them are as they were before, and houses
 * that it added go, unless somebody has come to use them. What has been changed since stays, and is counted.
 *
 * @throws UseCaseError for everybody but editors, `not-found`, and `not-valid` for a file that is not applied
 */
export async function undoImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  const { uuid: by } = requireEditor(context);
  const change = { by, now: context.now() };
  await writeContent(context, async (tx) => {
    const { appliedAt, fileName, source } = await lockedImport(tx, uuid, "applied");
    let left = 0;
    for (const entry of appliedAt ? await entriesOfImport(tx, appliedAt) : []) {
      left += await undoEntry(tx, entry, change);
    }
    await forgetFactsOfImport(tx, uuid);
    await insertAuditEntry(tx, {
      at: change.now,
      by,
      resource: registerResource,
      resourceUuid: uuid,
      action,
      before: { name: fileName, source },
      after: { name: fileName, left },
    });
    await changeImport(tx, uuid, { state: "undone", left });
  });
  return presentedImport(context.database, uuid);
}

interface HouseEntry {
  readonly resourceUuid: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** @returns how many facts stay, as somebody has changed them since */
async function undoEntry(tx: Queryable, { resourceUuid, before, after }: HouseEntry, change: Change): Promise<number> {
  const house = await lockRecord(tx, houses.store, resourceUuid);
  if (house === null || after === null) return 0;
  const today = auditedFields(houses, house);
  const facts = Object.keys(after).filter((field) => field !== "sources");
  const untouched = facts.filter((field) => JSON.stringify(today[field]) === JSON.stringify(after[field]));
  if (before === null) {
    if (untouched.length < facts.length || (await isHouseInUse(tx, resourceUuid))) return 1;
    await dropRecord(tx, houses, house, change, action);
    return 0;
  }
  const sources = (before["sources"] ?? {}) as FactSources;
  const written = Object.fromEntries(untouched.map((field) => [field, before[field]]));
  const restored = Object.fromEntries(Object.entries(sources).filter(([field]) => field in written));
  await amendRecord(tx, houses, house, { ...written, sources: restored }, change, action);
  return facts.length - untouched.length;
}
