import type { UseCaseContext } from "../context.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";

/** The uuid of the published house of this slug in a town, or null when there is none. */
export async function findAccommodationInTown(
  context: UseCaseContext,
  townUuid: string,
  slug: string,
): Promise<string | null> {
  const { houses } = await accommodationDirectory(context);
  return houses.find((house) => house.slug === slug && house.town.uuid === townUuid)?.record.uuid ?? null;
}
