import type { z } from "zod";

import { FilterError } from "#use-cases/lists/list-page.ts";
import { searchOfFields } from "#web/features/places/finder/finder-search.ts";

/** The usable part of a query. */
export interface UsableQuery<Query, View> {
  readonly query: Query;
  readonly view: View;
  /** The query of the address as far as it was used. */
  readonly search: string;
  /** Names of filters that were dropped because they are invalid here. */
  readonly dropped: readonly string[];
}

/**
 * Parses the query of an address with a schema. Addresses come from old bookmarks and are edited by hand: where the API
 * would reject them, a page drops the filter, says so, and shows the rest.
 */
export async function usableQuery<Schema extends z.ZodType, View>(
  schema: Schema,
  parameters: URLSearchParams,
  show: (query: z.output<Schema>) => Promise<View>,
): Promise<UsableQuery<z.output<Schema>, View>> {
  const filterValues = new Map<string, string | string[]>();
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).filter((value) => value !== "");
    const [first] = values;
    if (first !== undefined) filterValues.set(name, values.length === 1 ? first : values);
  }
  const dropped: string[] = [];
  const drop = (name: string) => {
    if (!filterValues.delete(name)) throw new Error(`The filter ${name} is refused though it is not given.`);
    dropped.push(name);
  };
  for (;;) {
    const read = schema.safeParse(Object.fromEntries(filterValues));
    if (!read.success) {
      const [issue] = read.error.issues;
      // Foreign parameters, such as those of campaigns, are not filters and need no message.
      if (issue?.code === "unrecognized_keys") for (const name of issue.keys) filterValues.delete(name);
      else drop(String(issue?.path[0]));
      continue;
    }
    try {
      return { query: read.data, view: await show(read.data), search: searchOfFields(fieldsOf(filterValues)), dropped };
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      drop(error.field);
    }
  }
}

function fieldsOf(fields: ReadonlyMap<string, string | string[]>): (readonly [name: string, value: string])[] {
  return [...fields].flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const));
}
