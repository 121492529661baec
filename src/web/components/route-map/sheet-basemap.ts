import type { MapSheet } from "./map-types.ts";

/** Path data below the lines. */
type SheetBasemap = Pick<MapSheet, "land" | "rivers" | "regionBorders" | "countryBorders">;

/** The sheets as rendered on the server. */
const byBareSheet = new WeakMap<MapSheet, MapSheet>();
/** Paths from documents, in the browser: the map may be rendered again after they are gone. */
const byDocument = new Map<string, SheetBasemap>();

/**
 * The sheet in the loader data of a page whose map is always in the server's HTML: in a document the basemap is only in
 * the map, and is not sent twice. Client-side navigations get it with the data.
 */
export function sheetForPage(request: Request, sheet: MapSheet): MapSheet {
  if (new URL(request.url).pathname.endsWith(".data")) return sheet;
  const inDocument = [sheet.scale, sheet.left, sheet.top].map(Math.round).join(" ");
  const bare = { ...sheet, land: "", rivers: "", regionBorders: "", countryBorders: "", inDocument };
  byBareSheet.set(bare, sheet);
  return bare;
}

/** The basemap from the document. */
export function basemapOf(sheet: MapSheet): SheetBasemap {
  if (sheet.inDocument === undefined) return sheet;
  const cached = byBareSheet.get(sheet) ?? byDocument.get(sheet.inDocument);
  if (cached) return cached;
  const paths = document.querySelectorAll(`[data-basemap="${sheet.inDocument}"] path`);
  const [land = "", rivers = "", regionBorders = "", countryBorders = ""] = Array.from(
    paths,
    (path) => path.getAttribute("d") ?? "",
  );
  const basemap = { land, rivers, regionBorders, countryBorders };
  byDocument.set(sheet.inDocument, basemap);
  return basemap;
}
