import type { ResourceName } from "#contract/administration/resource-names.ts";
import type { UseCaseContext } from "../../context.ts";
import { amendRecords } from "./amend-records.ts";

/** Shows records to everybody, or hides them. @returns how many were changed @throws as `amendRecords` */
export function publishRecords(
  context: UseCaseContext,
  noun: ResourceName,
  uuids: readonly string[],
  published: boolean,
): Promise<number> {
  return amendRecords(context, noun, uuids, { published }, published ? "publish" : "unpublish");
}
