import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { parseListQuery } from "../list-query.server.ts";
import type { RouteChoice } from "#web/features/administration/records/list/list-view.ts";

/** The parsed query of a list. */
export function listQueryOf(context: UseCaseContext, resource: ResourceName, url: string) {
  const definition = resources[resource];
  const { query, words } = parseListQuery(context, url, recordQuery(definition));
  return { query: readRecordQuery(definition, query), words };
}

/** The columns chosen in an address, or the default ones. */
export function columnsOf(resource: ResourceName, search: URLSearchParams): string[] {
  const { columns, fields } = resources[resource];
  const chosen = search.getAll("column").filter((column) => Object.hasOwn(fields, column) || column === "updatedAt");
  return chosen.length > 0 ? [...new Set(chosen)] : [...columns];
}

/** Every route, published or not, in the order of lists. */
export async function routeChoices(context: UseCaseContext): Promise<RouteChoice[]> {
  const choices: RouteChoice[] = [];
  for (let page = 1, total = 1; choices.length < total; page += 1) {
    const query = readRecordQuery(resources.routes, recordQuery(resources.routes).parse({ page, perPage: 100 }));
    const listed = await listRecords(context, "routes", query);
    choices.push(...listed.data.map(({ slug, name }) => ({ slug: String(slug), name: String(name) })));
    total = listed.data.length === 0 ? 0 : listed.total;
  }
  return choices;
}
