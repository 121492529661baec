import { listAccommodations, type AccommodationRecord } from "#database/queries/places/accommodations.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

/** All published houses by the uuid of their town. */
export async function accommodationsByTown(
  context: UseCaseContext,
): Promise<ReadonlyMap<string, readonly AccommodationRecord[]>> {
  const houses = await context.content.remember("accommodations-by-town", async () =>
    Map.groupBy(await listAccommodations(context.database), ({ townUuid }) => townUuid),
  );
  return houses ?? new Map();
}
