import type { ShownRecord } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resource-names.ts";
import { findRecord } from "#database/queries/administration/records/change-records.ts";
import type { UseCaseContext } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import { presentRecord } from "./present-record.ts";
import { isKey } from "./record-key.ts";
import { requirePermission, resourceOf } from "./resource.ts";

/** One record, published or not. @throws Refusal for whoever may not, and `not-found` */
export async function showRecord(context: UseCaseContext, noun: ResourceName, uuid: string): Promise<ShownRecord> {
  const resource = resourceOf(noun);
  requirePermission(context, resource);
  const record = isKey(resource, uuid) ? await findRecord(context.database, resource.store, "uuid", uuid) : null;
  if (record === null) throw new Refusal("not-found");
  return presentRecord(context.database, resource, record);
}
