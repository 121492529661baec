import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { decompressWoff, fontFile } from "./font-file.ts";

const files = ["figtree/files/figtree-latin-700", "noto-sans-arabic/files/noto-sans-arabic-arabic-400"];

it.each(files)("%s has the same glyphs without its compression", (file) => {
  const packed = readFileSync(`node_modules/@fontsource/${file}-normal.woff`);
  const [before, after] = [create(packed) as Font, create(decompressWoff(packed)) as Font];
  expect(after.postscriptName).toBe(before.postscriptName);
  expect(after.numGlyphs).toBe(before.numGlyphs);
  for (const glyph of [1, 20, after.numGlyphs - 1])
    expect(after.getGlyph(glyph).path.toSVG()).toBe(before.getGlyph(glyph).path.toSVG());
  expect(after.layout("Órbigo سلام").advanceWidth).toBe(before.layout("Órbigo سلام").advanceWidth);
});

it("is decompressed once", () => {
  expect(fontFile("figtree", "latin", 400)).toBe(fontFile("figtree", "latin", 400));
});
