import type { Impact } from "#contract/administration/impact.ts";
import type { WrittenFields } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { lockRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { impactOf } from "./impact.ts";
import { amendRecord } from "./change-record.ts";
import { addRecord } from "./create-record.ts";
import { isKey } from "./record-key.ts";
import { requirePermission, resourceOf } from "./resource.ts";
import { refusing } from "./write-record.ts";

/**
 * What a new record, or a change of one, would do to branches and plans. Nothing is written.
 *
 * @param uuid null for a new record
 * @throws UseCaseError for whoever may not, `not-found`, and `not-valid` as when it is written
 */
export async function impactOfChange(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string | null,
  written: WrittenFields,
): Promise<Impact> {
  const resource = resourceOf(resourceName);
  const { uuid: by } = requirePermission(context, resource);
  const change = { by, now: context.now() };
  return refusing(() =>
    impactOf(context, async (tx) => {
      if (uuid === null) return addRecord(tx, resource, written, change);
      const before = isKey(resource, uuid) ? await lockRecord(tx, resource.store, uuid) : null;
      if (before === null) throw new UseCaseError("not-found");
      return amendRecord(tx, resource, before, written, change);
    }),
  );
}
