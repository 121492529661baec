import { resources } from "#contract/administration/resources/all-resources.ts";
import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { RouteChoice } from "#web/features/administration/records/list/list-view.ts";

/** Every route, published or not, in the order of lists. */
export async function routeChoices(context: UseCaseContext): Promise<RouteChoice[]> {
  const query = readRecordQuery(resources.routes, recordQuery(resources.routes).parse({ perPage: 100 }));
  const { data } = await listRecords(context, "routes", query);
  return data.map((record) => ({ slug: String(record["slug"]), name: String(record["name"]) }));
}
