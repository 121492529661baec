import { describe, expect, it } from "vitest";
import { unguarded, writeCsv } from "./csv.ts";

describe("writeCsv", () => {
  it("quotes where necessary and adds a BOM", () => {
    const file = writeCsv(
      ["a", "b"],
      [
        ['say "hi", then\ngo', 1.5],
        ["ñ", null],
      ],
    );
    expect(file).toBe('\ufeffa,b\r\n"say ""hi"", then\ngo",1.5\r\nñ,\r\n');
  });

  it.each([
    "=1+1",
    "'=1",
    "+34 600",
    "-x",
    "@sum",
    "\tx",
    "\rx",
    "\nx",
    "＝1",
    "＋1",
    "－x",
    "＠x",
    " =1",
    "\u3000＝1",
  ])("prevents spreadsheets from running %j", (cell) => {
    expect(writeCsv(["a"], [[cell]])).toMatch(/\r\n"?'/);
    expect(unguarded(`'${cell}`)).toBe(cell);
  });

  it("keeps numbers and other apostrophes unchanged", () => {
    expect(writeCsv(["a"], [[-3], ["'t"]])).toBe("\ufeffa\r\n-3\r\n't\r\n");
    expect(unguarded("'t")).toBe("'t");
  });
});
