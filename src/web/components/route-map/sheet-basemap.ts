import type { MapSheet } from "./map-types.ts";

/** Path data of what lies under the lines. */
export type SheetBasemap = Pick<MapSheet, "land" | "rivers" | "regionBorders" | "countryBorders">;

/** The sheets as they were drawn, on the server. */
const drawn = new WeakMap<MapSheet, MapSheet>();
/** What documents have shown, in the browser: the map may be drawn again when they are gone. */
const shown = new Map<string, SheetBasemap>();

/**
 * The sheet as the loader of a page hands it on whose map is always in the server's HTML: in a document the ground stands in
 * the map alone, and does not travel a second time. Browsers that open the page from another one get it whole.
 */
export function sheetForPage(request: Request, sheet: MapSheet): MapSheet {
  if (new URL(request.url).pathname.endsWith(".data")) return sheet;
  const inDocument = [sheet.scale, sheet.left, sheet.top].map(Math.round).join(" ");
  const bare = { ...sheet, land: "", rivers: "", regionBorders: "", countryBorders: "", inDocument };
  drawn.set(bare, sheet);
  return bare;
}

/** What lies under the lines, from the document where it stands there. */
export function basemapOf(sheet: MapSheet): SheetBasemap {
  if (sheet.inDocument === undefined) return sheet;
  const known = drawn.get(sheet) ?? shown.get(sheet.inDocument);
  if (known) return known;
  const paths = document.querySelectorAll(`[data-basemap="${sheet.inDocument}"] path`);
  const [land = "", rivers = "", regionBorders = "", countryBorders = ""] = Array.from(
    paths,
    (path) => path.getAttribute("d") ?? "",
  );
  const basemap = { land, rivers, regionBorders, countryBorders };
  shown.set(sheet.inDocument, basemap);
  return basemap;
}
