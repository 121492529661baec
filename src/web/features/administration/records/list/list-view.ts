import type { RecordQuery } from "#contract/administration/record-query.ts";
import type { RecordReference } from "#contract/administration/record.ts";

import type { ResourceView } from "../resource-view.ts";

const usualPerPage = "25";

/** The address of a list as its filters ask for it: nothing of what is as usual. */
export function listSearch(resource: ResourceView, fields: FormData): string {
  const columns = fields.getAll("column").map(String);
  const isUsual: Readonly<Record<string, boolean>> = {
    sort: fields.get("sort") === resource.sorts[0],
    perPage: fields.get("perPage") === usualPerPage,
    column: columns.length === resource.columns.length && resource.columns.every((column) => columns.includes(column)),
  };
  const activeFilters = [...fields].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isUsual[name] ? [[name, value]] : [],
  );
  return new URLSearchParams(activeFilters).toString();
}

/** What the table of a list is asked for: the whole of what its page looks for, in the same order. */
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

/** A page of a list and what it was asked for. */
export interface ListView {
  readonly resource: ResourceView;
  readonly query: RecordQuery;
  /** As they were asked for, and what is wrong with them: then they are not looked for. */
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
