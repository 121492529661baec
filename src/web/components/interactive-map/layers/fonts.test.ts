import { expect, it } from "vitest";
import { fonts, fontsFor } from "./fonts.ts";

const named = (font: string[]) =>
  ({ id: font.join(), type: "symbol", source: "s", layout: { "text-font": font } }) as const;

it("writes in the page's own fonts unless a style brings glyphs", () => {
  expect(fontsFor(undefined, [named(["Noto Sans Regular"])])).toBe(fonts);
});

it("writes in a font that the style's glyphs have", () => {
  const chosen = fontsFor("https://tiles.example/{fontstack}/{range}.pbf", [
    named(["Noto Sans Regular"]),
    named(["Noto Sans Bold"]),
  ]);
  expect(chosen.plain).toEqual(["Noto Sans Regular"]);
  expect(chosen.strong).toEqual(["Noto Sans Regular"]);
});
