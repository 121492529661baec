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
  const asked = [...fields].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isUsual[name] ? [[name, value]] : [],
  );
  return new URLSearchParams(asked).toString();
}
