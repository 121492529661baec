import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { UseCaseContext } from "../../context.ts";
import { amendRecords } from "./amend-records.ts";

/** Shows records to everybody, or hides them. @returns how many were changed @throws as `amendRecords` */
export function publishRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuids: readonly string[],
  published: boolean,
): Promise<number> {
  return amendRecords(context, resourceName, uuids, { published }, published ? "publish" : "unpublish");
}
