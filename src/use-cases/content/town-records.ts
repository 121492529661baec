import { listTowns, type TownRecord } from "#database/queries/places/towns.ts";
import { town } from "#database/schema/routes/town.ts";
import { waypoint } from "#database/schema/routes/waypoint.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { cacheDerived } from "./cache/cache-derived.ts";
import { tableVersions } from "./cache/table-versions.ts";
import { createDeduplicator } from "./cache/deduplicate-values.ts";

/** All published towns in stored form, in the order of their uuids. */
export async function townRecords(context: UseCaseContext): Promise<readonly TownRecord[]> {
  const inputs = async () => [await tableVersions(context, [town, waypoint])];
  return cacheDerived(context, "town-records", inputs, async (published) => {
    const share = createDeduplicator();
    return listTowns(published, (record) => ({
      uuid: record.uuid,
      slug: record.slug,
      waypointUuid: record.waypointUuid,
      name: record.name,
      localNames: share(record.localNames),
      otherNames: share(record.otherNames),
      country: share(record.country),
      region: share(record.region),
      province: share(record.province),
      size: share(record.size),
      lat: record.lat,
      lon: record.lon,
      elevationM: record.elevationM,
      services: share(record.services),
      lodgingKinds: share(record.lodgingKinds),
    }));
  });
}
