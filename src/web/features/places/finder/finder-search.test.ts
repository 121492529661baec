import { describe, expect, it } from "vitest";

import { filtersIn, pagesToShow, searchOfFields, searchOnPage, searchWithout } from "./finder-search.ts";

describe("addresses of finders", () => {
  it("remove one filter value and the page, and keep the rest", () => {
    const search = "?route=camino-frances&amenity=pets&amenity=kitchen&page=3";
    expect(searchWithout(search, { field: "amenity", value: "pets" })).toBe("?route=camino-frances&amenity=kitchen");
    expect(searchWithout(search, { field: "amenity", value: null })).toBe("?route=camino-frances");
    expect(searchWithout("?q=leon", { field: "q", value: null })).toBe("");
  });

  it("remove the section together with its route", () => {
    const search = "?route=camino-frances&from=burgos&to=leon&amenity=pets";
    expect(searchWithout(search, { field: "route", value: "camino-frances" })).toBe("?amenity=pets");
  });

  it("contain only non-empty fields of a form", () => {
    const fields = [
      ["q", " leon "],
      ["route", ""],
      ["amenity", "pets"],
      ["amenity", "wifi"],
    ] as const;
    expect(searchOfFields(fields)).toBe("?q=leon&amenity=pets&amenity=wifi");
    expect(searchOfFields([])).toBe("");
  });

  it("omit the first page", () => {
    expect(searchOnPage("?q=a", 2)).toBe("?q=a&page=2");
    expect(searchOnPage("?q=a&page=2", 1)).toBe("?q=a");
  });

  it("distinguish filters from views", () => {
    expect(filtersIn("?q=&route=a&sort=name&page=2&amenity=pets")).toEqual([
      { field: "route", value: "a" },
      { field: "amenity", value: "pets" },
    ]);
  });

  it("show few links of many pages", () => {
    expect(pagesToShow(1, 1)).toEqual([1]);
    expect(pagesToShow(1, 9)).toEqual([1, 2, null, 9]);
    expect(pagesToShow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pagesToShow(9, 9)).toEqual([1, null, 8, 9]);
  });
});
