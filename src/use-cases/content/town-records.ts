import { listTowns, type TownRecord } from "#database/queries/places/towns.ts";
import { town } from "#database/schema/town.ts";
import { waypoint } from "#database/schema/waypoint.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { keepDerived } from "./keep-derived.ts";
import { marksOf } from "./marks.ts";
import { sharingEqual } from "./share-equal.ts";

/** All published towns in stored form, in the order of their uuids. */
export async function townRecords(context: UseCaseContext): Promise<readonly TownRecord[]> {
  const inputs = async () => [await marksOf(context, [town, waypoint])];
  return keepDerived(context, "town-records", inputs, async (published) => {
    const share = sharingEqual();
    return (await listTowns(published)).map((record) => ({
      ...record,
      country: share(record.country),
      region: share(record.region),
      province: share(record.province),
      localNames: share(record.localNames),
      otherNames: share(record.otherNames),
      services: share(record.services),
      lodgingKinds: share(record.lodgingKinds),
    }));
  });
}
