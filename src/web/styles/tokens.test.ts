import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark";

function colour(name: string, theme: Theme): string {
  const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const single = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css);
  const value = pair?.[theme === "light" ? 1 : 2] ?? single?.[1];
  if (!value) throw new Error(`no colour --${name}`);
  return value;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const textOnGround: readonly [string, readonly string[]][] = [
  ["ink", ["bg", "surface", "surface-2", "way-soft", "arrow-soft", "bad-soft", "m-land", "h0", "h1"]],
  ["ink-2", ["bg", "surface", "surface-2", "arrow-soft", "h0", "h1", "h2"]],
  ["ink-3", ["bg", "surface", "surface-2"]],
  ["way", ["bg", "surface", "surface-2", "way-soft", "h0"]],
  ["way-hover", ["bg", "surface", "way-soft"]],
  ["on-way", ["way", "way-hover"]],
  ["on-arrow", ["arrow", "arrow-hover"]],
  ["arrow-ink", ["arrow-soft", "surface"]],
  ["ok", ["ok-soft", "surface", "bg"]],
  ["warn", ["warn-soft", "surface", "bg"]],
  ["bad", ["bad-soft", "surface", "bg"]],
  ["on-bad", ["bad", "bad-hover"]],
  ["m-sub", ["m-land"]],
  ["m-seal", ["m-sea"]],
];

const edgeOnGround: readonly [string, readonly string[]][] = [
  ["line-strong", ["bg", "surface"]],
  ["focus", ["bg", "surface", "surface-2"]],
  ["way", ["line"]],
  ["p-line", ["surface"]],
];

describe.each(["light", "dark"] as const)("contrast, %s", (theme) => {
  it.each(textOnGround)("%s has readable contrast (WCAG AA, 4.5:1)", (text, grounds) => {
    for (const ground of grounds)
      expect(contrast(colour(text, theme), colour(ground, theme)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgeOnGround)("%s has visible edges (3:1)", (edge, grounds) => {
    for (const ground of grounds)
      expect(contrast(colour(edge, theme), colour(ground, theme)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
