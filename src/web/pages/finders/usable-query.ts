import type { z } from "zod";

import { FilterError } from "#use-cases/lists/list-page.ts";
import { searchOfFields } from "#web/features/places/finder/finder-search.ts";

/** What a person's address asked for, as far as it can be used. */
export interface UsableQuery<Query, View> {
  readonly query: Query;
  readonly view: View;
  /** The address's query as far as it was used. */
  readonly search: string;
  /** Filters that were left out because they mean nothing here. */
  readonly dropped: readonly string[];
}

/**
 * Reads the query of an address by a schema and shows what it asks for. Addresses come from old bookmarks and from
 * hands: where the API would refuse, a page leaves out the filter, says so, and shows the rest.
 */
export async function usableQuery<Schema extends z.ZodType, View>(
  schema: Schema,
  parameters: URLSearchParams,
  show: (query: z.output<Schema>) => Promise<View>,
): Promise<UsableQuery<z.output<Schema>, View>> {
  const given = new Map<string, string | string[]>();
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name).filter((value) => value !== "");
    const [first] = values;
    if (first !== undefined) given.set(name, values.length === 1 ? first : values);
  }
  const dropped: string[] = [];
  const drop = (name: string) => {
    if (!given.delete(name)) throw new Error(`The filter ${name} is refused though it is not given.`);
    dropped.push(name);
  };
  for (;;) {
    const read = schema.safeParse(Object.fromEntries(given));
    if (!read.success) {
      const [issue] = read.error.issues;
      // Parameters of other parties, such as those of campaigns, are no filters and need no word.
      if (issue?.code === "unrecognized_keys") for (const name of issue.keys) given.delete(name);
      else drop(String(issue?.path[0]));
      continue;
    }
    try {
      return { query: read.data, view: await show(read.data), search: searchOfFields(fieldsOf(given)), dropped };
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      drop(error.field);
    }
  }
}

function fieldsOf(given: ReadonlyMap<string, string | string[]>): (readonly [name: string, value: string])[] {
  return [...given].flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const));
}
