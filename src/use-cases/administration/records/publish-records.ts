import type { ResourceName } from "#contract/administration/resource-names.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../refusal.ts";
import { amendRecord } from "./change-record.ts";
import { isKey } from "./record-key.ts";
import { requirePermission, resourceOf } from "./resource.ts";
import { writeContent } from "./write-record.ts";

/**
 * Shows records to everybody, or hides them: all of them or none.
 *
 * @returns how many were changed
 * @throws Refusal for whoever may not, and `not-valid` when one of them does not exist
 */
export async function publishRecords(
  context: UseCaseContext,
  noun: ResourceName,
  uuids: readonly string[],
  published: boolean,
): Promise<number> {
  const resource = resourceOf(noun);
  const { uuid: by } = requirePermission(context, resource);
  const change = { by, now: context.now() };
  const action = published ? "publish" : "unpublish";
  return writeContent(context, async (tx) => {
    let changed = 0;
    // In one order, so that two of these wait for each other instead of locking each other out.
    for (const uuid of [...new Set(uuids)].toSorted()) {
      const record = isKey(resource, uuid) ? await lockRecord(tx, resource.store, uuid) : null;
      if (record === null) throw notValid("uuids", "unknown_entry");
      if (record["published"] === published) continue;
      await amendRecord(tx, resource, record, { published }, change, action);
      changed += 1;
    }
    return changed;
  });
}
