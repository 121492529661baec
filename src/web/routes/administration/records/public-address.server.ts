import { routeAddress } from "#contract/http/addresses.ts";
import type { ShownRecord } from "#contract/administration/record.ts";
import type { ResourceName } from "#contract/administration/resources/all-resources.ts";
import { showAccommodation } from "#use-cases/accommodations/show-accommodation.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showTown } from "#use-cases/towns/show-town.ts";

/** Address of a record's public page; null for what has none, or is hidden. */
export async function publicAddressOf(
  context: UseCaseContext,
  resource: ResourceName,
  record: ShownRecord,
): Promise<string | null> {
  if (!record.published) return null;
  switch (resource) {
    case "routes":
      return routeAddress(String(record["slug"]));
    case "towns":
      return (await showTown(context, record.uuid))?.url ?? null;
    case "accommodations":
      return (await showAccommodation(context, record.uuid))?.url ?? null;
    default:
      return null;
  }
}
