import type { RecordQuery } from "#contract/administration/record-query.ts";
import type { RecordReference } from "#contract/administration/record.ts";

import type { ResourceView } from "../resource-view.ts";

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
  readonly columns: readonly string[];
  readonly rows: readonly RowView[];
  /** Of all pages. */
  readonly total: number;
}

export interface RouteChoice {
  readonly slug: string;
  readonly name: string;
}
