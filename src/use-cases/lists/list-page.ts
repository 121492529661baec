import type { Paging } from "#contract/http/paging.ts";
import type { FilterProblem } from "#messages/sentences/validation.ts";

/** A filter has a value that is well formed but names nothing, or does not go with the others. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  /** Name of the query parameter. */
  readonly field: string;
  readonly problem: FilterProblem;

  constructor(field: string, problem: FilterProblem) {
    super(`The filter ${field} cannot be used: ${problem.kind}.`);
    this.field = field;
    this.problem = problem;
  }
}

/** One page of a whole list, as lists are answered. */
export interface ListPage<Entry> {
  readonly data: readonly Entry[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** Cuts one page out of a list and gives its entries their final form. */
export function listPage<Entry, Shown>(
  entries: readonly Entry[],
  { page, perPage }: Paging,
  show: (entry: Entry) => Shown,
): ListPage<Shown> {
  const data = entries.slice((page - 1) * perPage, page * perPage).map(show);
  return { data, page, perPage, total: entries.length };
}
