import { describe, expect, it } from "vitest";

import type { ResourceView } from "../resource-view.ts";
import { listSearch } from "./list-view.ts";

const resource: ResourceView = {
  name: "towns",
  singular: "town",
  title: "name",
  fields: {},
  groups: [],
  columns: ["name", "size"],
  sorts: ["name", "size"],
  filters: [],
  missing: [],
  liesOnRoutes: true,
  isDerived: false,
  changesTotals: false,
  isVerified: false,
};

function form(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe("the address of a list", () => {
  it("says nothing of what is as usual or left empty", () => {
    const usual = [
      ["q", ""],
      ["sort", "name"],
      ["perPage", "25"],
      ["column", "size"],
      ["column", "name"],
    ] as const;
    expect(listSearch(resource, form(usual))).toBe("");
  });

  it("says what is asked for, with each column that is chosen", () => {
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
