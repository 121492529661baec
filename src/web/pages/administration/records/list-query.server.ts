import { readRecordQuery, type RecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { type ResourceName, resources } from "#contract/administration/resources/all-resources.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { RouteChoice } from "#web/features/administration/records/list/list-view.ts";

/** Parameters as objects have them: a list for what is given several times. What was left empty is left out. */
function parametersOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [first, ...others] = search.getAll(name).filter((value) => value !== "");
      if (first === undefined) return [];
      return [[name, others.length > 0 ? [first, ...others] : first] as const];
    }),
  );
}

/** What a list is asked for by its address; what makes no sense there is passed over. */
export function listQueryOf(resource: ResourceName, search: URLSearchParams): RecordQuery {
  const definition = resources[resource];
  const schema = recordQuery(definition);
  const parameters = parametersOf(search);
  const parsed = schema.safeParse(parameters);
  if (parsed.success) return readRecordQuery(definition, parsed.data);
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const sound = Object.fromEntries(Object.entries(parameters).filter(([name]) => !wrong.has(name)));
  return readRecordQuery(definition, schema.parse(sound));
}

/** The columns that an address chooses, or the usual ones. */
export function columnsOf(resource: ResourceName, search: URLSearchParams): string[] {
  const { columns, fields } = resources[resource];
  const chosen = search.getAll("column").filter((column) => Object.hasOwn(fields, column) || column === "updatedAt");
  return chosen.length > 0 ? [...new Set(chosen)] : [...columns];
}

/** Every route, published or not, in the order of lists. */
export async function routeChoices(context: UseCaseContext): Promise<RouteChoice[]> {
  const query = readRecordQuery(resources.routes, recordQuery(resources.routes).parse({ perPage: 100 }));
  const { data } = await listRecords(context, "routes", query);
  return data.map((record) => ({ slug: String(record["slug"]), name: String(record["name"]) }));
}
