import type { RecordQuery } from "#contract/administration/record-query.ts";
import type { RecordReference } from "#contract/administration/record.ts";

import type { ResourceView } from "../resource-view.ts";

const usualPerPage = "25";

/** Several values of a filter as one choice of its control, which `listSearch` takes apart. */
export function joinValues(values: readonly string[]): string {
  return values.join(",");
}

/** The address of a list with its filters; defaults are left out. */
export function listSearch(resource: ResourceView, fields: FormData): string {
  const columns = fields.getAll("column").map(String);
  const isUsual: Readonly<Record<string, boolean>> = {
    sort: fields.get("sort") === resource.sorts[0],
    perPage: fields.get("perPage") === usualPerPage,
    column: columns.length === resource.columns.length && resource.columns.every((column) => columns.includes(column)),
  };
  const activeFilters = [...fields].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isUsual[name]
      ? (hasCodes(resource, name) ? value.split(",") : [value]).map((one) => [name, one])
      : [],
  );
  return new URLSearchParams(activeFilters).toString();
}

/** Whether the values of a filter are codes, which have no commas. */
function hasCodes({ fields }: ResourceView, name: string): boolean {
  return name === "missing" || ["choice", "choices", "yes-no"].includes(fields[name]?.input.kind ?? "");
}

/** Query of a list's export: all records that match the page's filters, in the same order. */
export function tableSearch(resource: ResourceView, query: RecordQuery): string {
  const { q, sort, published, missing, route, values } = query;
  const parameters = [
    ["q", q],
    ["sort", sort === resource.sorts[0] ? "" : sort],
    ["published", published === undefined ? "" : String(published)],
    ["route", route ?? ""],
    ...missing.map((field) => ["missing", field]),
    ...Object.entries(values).flatMap(([field, fieldValues]) => fieldValues.map((value) => [field, value])),
  ];
  return new URLSearchParams(parameters.filter(([, value]) => value !== "")).toString();
}

export interface RowView {
  readonly uuid: string;
  readonly slug: string | null;
  readonly title: string;
  readonly published: boolean;
  readonly references: Readonly<Record<string, RecordReference>>;
  /** Of the columns that are shown. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A page of a list and its query. */
export interface ListView {
  readonly resource: ResourceView;
  readonly query: RecordQuery;
  /** Error messages of filters by records that do not exist, by filter. */
  readonly unknown: Readonly<Record<string, string>>;
  /** The search terms as entered, and their error, in which case they are ignored. */
  readonly words: { readonly entered: string; readonly error: string | null };
  readonly columns: readonly string[];
  readonly rows: readonly RowView[];
  /** Of all pages. */
  readonly total: number;
}

export interface RouteChoice {
  readonly slug: string;
  readonly name: string;
}
