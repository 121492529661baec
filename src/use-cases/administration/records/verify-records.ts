import type { ResourceName } from "#contract/administration/resource-names.ts";
import type { UseCaseContext } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import { amendRecords } from "./amend-records.ts";
import { resourceOf } from "./resource.ts";

/**
 * Writes down that somebody has just looked whether all that is said of records is right.
 *
 * @returns how many there are
 * @throws as `amendRecords`, and Refusal `not-found` for a noun that is not looked after in this way
 */
export async function verifyRecords(
  context: UseCaseContext,
  noun: ResourceName,
  uuids: readonly string[],
): Promise<number> {
  if (!resourceOf(noun).definition.isVerified) throw new Refusal("not-found");
  return amendRecords(context, noun, uuids, { verifiedAt: context.now().toISOString() }, "verify");
}
