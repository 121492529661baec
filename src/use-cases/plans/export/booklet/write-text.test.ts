import { describe, expect, it } from "vitest";
import { shortened, withShortWords } from "./write-text.ts";

describe("words in a booklet", () => {
  it("stay unchanged if they fit on a line", () => {
    const text = `A bed by the river,\nhttps://example.org/${"a".repeat(30)} and more`;
    expect(withShortWords(text)).toBe(text);
  });

  it.each([
    ["letters", "ñ".repeat(1000)],
    ["pictures", "🐚".repeat(1000)],
  ])("get break opportunities if longer than a line: %s", (_, word) => {
    const broken = withShortWords(`so ${word} end`);
    expect(broken.replaceAll(" ", "")).toBe(`so${word}end`);
    expect(Math.max(...broken.split(" ").map((part) => [...part].length))).toBe(60);
  });
});

describe("texts in a booklet", () => {
  it("are truncated at a word if too long", () => {
    expect(shortened("A bed by the river", 100)).toBe("A bed by the river");
    expect(shortened("A bed by the river", 14)).toBe("A bed by the");
    expect(shortened("ñ".repeat(100), 14)).toBe("ñ".repeat(14));
    expect(shortened("🐚🐚", 3)).toHaveLength(3);
    expect(shortened("A bed", 0)).toBe("");
  });

  it("have at most two pages of lines", () => {
    const lines = Array.from({ length: 200 }, (_, number) => `line ${number}`);
    expect(shortened(lines.join("\r\n"), 10_000).split("\n")).toEqual(lines.slice(0, 80));
    expect(shortened("\n".repeat(9990), 10_000)).toHaveLength(79);
  });
});
