import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { amendRecords } from "./amend-records.ts";
import { resourceOf } from "./resource.ts";

/**
 * Writes down that somebody has just looked whether all that is said of records is right.
 *
 * @returns how many there are
 * @throws as `amendRecords`, and UseCaseError `not-found` for a resource that is not looked after in this way
 */
export async function verifyRecords(
  context: UseCaseContext,
  resourceName: ResourceName,
  uuids: readonly string[],
): Promise<number> {
  if (!resourceOf(resourceName).definition.isVerified) throw new UseCaseError("not-found");
  return amendRecords(context, resourceName, uuids, { verifiedAt: context.now().toISOString() }, "verify");
}
