import type { Paging } from "#contract/http/paging.ts";
import type { FilterProblem } from "#messages/sentences/validation.ts";

/** A filter value is well-formed but unknown, or conflicts with other filters. */
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

/** One page of a list, in the format of list responses. */
export interface ListPage<Entry> {
  readonly data: readonly Entry[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** Takes one page of a list and maps its entries to their final form. */
export function listPage<Entry, Shown>(
  entries: readonly Entry[],
  { page, perPage }: Paging,
  show: (entry: Entry) => Shown,
): ListPage<Shown> {
  const data = entries.slice((page - 1) * perPage, page * perPage).map(show);
  return { data, page, perPage, total: entries.length };
}
