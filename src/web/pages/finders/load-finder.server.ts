import type { z } from "zod";

import type { UseCaseContext } from "#use-cases/context.ts";
import type { FilterSuggestion } from "#use-cases/places/finders/show-finders.ts";
import type { ResultStops } from "#use-cases/places/finders/result-stops.ts";
import { FilterError } from "#use-cases/lists/list-page.ts";
import { searchOfFields } from "#web/features/places/finder/finder-search.ts";

import { finderSurroundings } from "./finder-map.ts";
import type { Stretch } from "./finder-words.ts";

interface FinderView<List, Choices> {
  readonly list: List;
  readonly mapStops: ResultStops;
  readonly suggestions: readonly FilterSuggestion[];
  readonly choices: Choices;
}

/** The results of a finder and what stands around them, without the total. */
export async function loadFinder<Schema extends z.ZodType<Stretch>, List, Choices>(
  context: UseCaseContext,
  url: string,
  schema: Schema,
  show: (context: UseCaseContext, query: z.output<Schema>) => Promise<FinderView<List, Choices>>,
) {
  const { view, ...used } = await usableQuery(schema, new URL(url).searchParams, (query) => show(context, query));
  const { list, mapStops, suggestions, choices } = view;
  const around = await finderSurroundings(context, used.query, mapStops);
  return { ...used, list, suggestions, choices, places: mapStops.places, ...around };
}

/**
 * Parses the query of an address with a schema. Addresses come from old bookmarks and are edited by hand: where the API
 * would reject them, a page drops the filter, says so, and shows the rest.
 *
 * @returns also the query as far as it was used, and the names of filters that were dropped because they are invalid here
 */
async function usableQuery<Schema extends z.ZodType, View>(
  schema: Schema,
  parameters: URLSearchParams,
  show: (query: z.output<Schema>) => Promise<View>,
) {
  parameters.delete("perPage");
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
    const parsed = schema.safeParse(Object.fromEntries(filterValues));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      // Foreign parameters, such as those of campaigns, are not filters and need no message.
      if (issue?.code === "unrecognized_keys") for (const name of issue.keys) filterValues.delete(name);
      else drop(String(issue?.path[0]));
      continue;
    }
    try {
      const view = await show(parsed.data);
      const fields = [...filterValues].flatMap(([name, values]) =>
        [values].flat().map((value) => [name, value] as const),
      );
      return { query: parsed.data, view, search: searchOfFields(fields), dropped };
    } catch (error) {
      if (!(error instanceof FilterError)) throw error;
      drop(error.field);
    }
  }
}
