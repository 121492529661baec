import type { LayerSpecification } from "maplibre-gl";

/**
 * The first name of each stack is not a font: its last words tell the renderer
 * the weight and slant. The second is the page's own web font; seas use system fonts.
 */
export const fonts = {
  plain: ["Figtree Medium", "Figtree Variable"],
  strong: ["Figtree Bold", "Figtree Variable"],
  sea: ["Georgia Italic", "Georgia"],
};
export type Fonts = typeof fonts;

/** Names drawn before their font has loaded would keep the fallback. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([
    document.fonts.load('500 16px "Figtree Variable"'),
    document.fonts.load('700 16px "Figtree Variable"'),
  ]);
}

/**
 * Fonts for names on top of a configured style: those of the style itself if
 * it has its own glyphs, as no others exist there.
 */
export function fontsFor(glyphs: string | undefined, layers: readonly LayerSpecification[]): Fonts {
  if (glyphs === undefined) return fonts;
  const used = layers.map((layer) => (layer.type === "symbol" ? layer.layout?.["text-font"] : null)).find(isStack);
  if (!used) return fonts;
  return { plain: used, strong: used, sea: used };
}

function isStack(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === "string" && name !== "literal")
  );
}
