/** An active filter, or one of its values. */
export interface FilterValue {
  readonly field: string;
  /** Null stands for the whole filter. */
  readonly value: string | null;
}

/** Parameters of the view, which filter nothing. */
const views: ReadonlySet<string> = new Set(["page", "perPage", "sort"]);

/** Filters that depend on another one. */
const dependants = new Map([["route", ["from", "to"]]]);

function serialized(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** The query of an address without one filter, on its first page. */
export function searchWithout(search: string, { field, value }: FilterValue): string {
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(field);
  else parameters.delete(field, value);
  for (const dependant of dependants.get(field) ?? []) parameters.delete(dependant);
  parameters.delete("page");
  return serialized(parameters);
}

export function searchOnPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  if (page === 1) parameters.delete("page");
  else parameters.set("page", String(page));
  return serialized(parameters);
}

/** The query of a form's fields, without the empty ones. */
export function searchOfFields(fields: Iterable<readonly [name: string, value: unknown]>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === "string" && value.trim() !== "") parameters.append(name, value.trim());
  }
  return serialized(parameters);
}

/** The part to save for the next visit: everything but the page. */
export function searchToKeep(search: string): string {
  return searchOnPage(search, 1);
}

/** The filters of an address, in its order. */
export function filtersIn(search: string): readonly { readonly field: string; readonly value: string }[] {
  return [...new URLSearchParams(search)]
    .filter(([field, value]) => value !== "" && !views.has(field))
    .map(([field, value]) => ({ field, value }));
}

/** The first and last page, those around the current one, and null for gaps between them. */
export function pagesToShow(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].toSorted((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
