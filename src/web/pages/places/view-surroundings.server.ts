import type { Surroundings } from "#use-cases/places/towns/show-surroundings.ts";
import { runInSteps } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import { sheetForPage } from "#web/components/route-map/sheet-basemap.ts";
import { unpackWay } from "#web/features/routes/route-page/way/unpack-way.ts";
import { viewWay } from "#web/features/routes/route-page/way/view-way.ts";

/** What the map and the profile of a town or house are drawn from; `size` is that of the map in CSS pixels. */
export async function viewSurroundings(
  request: Request,
  around: Surroundings,
  size: { readonly width: number; readonly height: number },
) {
  const near = viewWay(around.near);
  const main = unpackWay(near).mapLines.filter(({ kind }) => kind === "main");
  const sheet = sheetForPage(request, await runInSteps(drawSheet(main, size)));
  return { near, wide: viewWay(around.wide), sheet };
}
