import { describe, expect, it } from "vitest";
import { CsvCells, parseSeason } from "./csv-cells.ts";

const cells = new CsvCells(
  {
    name: "Orisson",
    blank: "",
    metres: "-12.5",
    flag: "no",
    list: "bus;train",
    ids: "3;4",
    odd: "1e3",
  },
  "towns.csv line 7",
);

describe("CsvCells", () => {
  it("parses valid cells", () => {
    expect(cells.text("name")).toBe("Orisson");
    expect(cells.number("metres")).toBe(-12.5);
    expect(cells.optionalBoolean("flag")).toBe(false);
    expect(cells.list("list")).toEqual(["bus", "train"]);
    expect(cells.listOf("list", ["bus", "train", "ferry"])).toEqual(["bus", "train"]);
    expect(cells.numbers("ids")).toEqual([3, 4]);
    expect(cells.oneOf("flag", ["yes", "no"])).toBe("no");
  });

  it("reads a blank cell as unknown", () => {
    expect(cells.optionalText("blank")).toBeNull();
    expect(cells.optionalNumber("blank")).toBeNull();
    expect(cells.optionalBoolean("blank")).toBeNull();
    expect(cells.list("blank")).toEqual([]);
  });

  it("reports position and kind of an invalid cell", () => {
    expect(() => cells.text("blank")).toThrow("towns.csv line 7: blank is blank.");
    expect(() => cells.text("gone")).toThrow("towns.csv line 7: gone is missing.");
    expect(() => cells.number("odd")).toThrow("towns.csv line 7: odd is no number: 1e3.");
    expect(() => cells.optionalBoolean("name")).toThrow("name is neither yes nor no: Orisson.");
    expect(() => cells.oneOf("name", ["walk"])).toThrow("name is none of walk: Orisson.");
    expect(() => cells.listOf("list", ["bus"])).toThrow("list holds an unknown word: train.");
    expect(() => cells.numbers("list")).toThrow("list holds no whole number: bus.");
  });
});

describe("parseSeason", () => {
  it("reads spans with and without weekdays", () => {
    const spans = [
      { from: "easter", to: "10-31" },
      { from: "11-01", to: "03-31", weekdays: [5, 6] },
    ];
    expect(parseSeason(JSON.stringify(spans))).toEqual(spans);
  });

  it.each([
    "April to October",
    "[]",
    "{}",
    "[null]",
    '[{"from":"04-01"}]',
    '[{"from":"04-01","to":"31-10"}]',
    '[{"from":"04-01","to":"10-31","weekdays":[0]}]',
    '[{"from":"04-01","to":"10-31","weekdays":"Mo"}]',
  ])("refuses %s", (json) => {
    expect(parseSeason(json)).toBeNull();
  });
});
