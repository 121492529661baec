import { describe, expect, it } from "vitest";

import type { ResourceView } from "../resource-view.ts";
import { joinValues, listSearch, tableSearch } from "./list-view.ts";

const resource: ResourceView = {
  name: "towns",
  singular: "town",
  permission: "editor",
  title: "name",
  fields: {},
  groups: [],
  columns: ["name", "size"],
  sorts: ["name", "size"],
  filters: [],
  missing: [],
  liesOnRoutes: true,
  mayLieOffRoutes: true,
};

function form(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe("the address of a list", () => {
  it("takes the several values of a choice apart, and leaves commas of words alone", () => {
    const fields = { status: { input: { kind: "choice", options: [] } } } as never;
    const submitted = form([
      ["q", "a,b"],
      ["status", joinValues(["open", "temporarily_closed"])],
      ["missing", joinValues(["phone", "email"])],
    ]);
    expect(listSearch({ ...resource, fields }, submitted)).toBe(
      "q=a%2Cb&status=open&status=temporarily_closed&missing=phone&missing=email",
    );
  });

  it("omits defaults and empty values", () => {
    const usual = [
      ["q", ""],
      ["sort", "name"],
      ["perPage", "25"],
      ["column", "size"],
      ["column", "name"],
    ] as const;
    expect(listSearch(resource, form(usual))).toBe("");
  });

  it("contains the query, with every selected column", () => {
    const asked = [
      ["q", "vila nova"],
      ["sort", "-name"],
      ["perPage", "50"],
      ["column", "name"],
      ["column", "slug"],
    ] as const;
    expect(listSearch(resource, form(asked))).toBe("q=vila+nova&sort=-name&perPage=50&column=name&column=slug");
  });
});

it("the exported table has the filters and order of the list, without its page", () => {
  const usual = {
    page: 3,
    perPage: 50,
    q: "",
    sort: "name",
    published: undefined,
    missing: [],
    route: undefined,
    values: {},
  };
  expect(tableSearch(resource, usual)).toBe("");
  const asked = { ...usual, q: "vila nova", sort: "-name", published: false, missing: ["services"], route: "camino-a" };
  expect(tableSearch(resource, { ...asked, values: { size: ["city", "town"] } })).toBe(
    "q=vila+nova&sort=-name&published=false&route=camino-a&missing=services&size=city&size=town",
  );
});
