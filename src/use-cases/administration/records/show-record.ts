import type { ShownRecord } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { findRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { presentRecord } from "./present-record.ts";
import { isKey } from "./open-record.ts";
import { requirePermission, resourceOf } from "./resource.ts";

/** One record, published or not. @throws UseCaseError for whoever may not, and `not-found` */
export async function showRecord(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuid: string,
): Promise<ShownRecord> {
  const resource = resourceOf(resourceName);
  requirePermission(context, resource);
  const record = isKey(resource, uuid) ? await findRecord(context.database, resource.store, "uuid", uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  return presentRecord(context.database, resource, record);
}
