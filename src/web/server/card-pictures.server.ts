import { memoizeByObject } from "#domain/memoize-by-object.ts";
import { runInSteps, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import type { Box } from "#web/components/route-map/fit-view.ts";
import type { MapLine, ThumbnailGeometry } from "#web/components/route-map/map-types.ts";
import { thumbnailGeometry } from "#web/components/route-map/thumbnail/thumbnail-geometry.ts";

const cache = memoizeByObject((_: MapLine["points"]) => new Map<string, ThumbnailGeometry>());

/** The pictures of routes on cards of a size, in order; each line is drawn once. */
export async function cardPictures(
  lines: readonly MapLine["points"][],
  { width, height }: Box,
): Promise<readonly ThumbnailGeometry[]> {
  const size = `${width} × ${height}`;
  const pictures: ThumbnailGeometry[] = [];
  for (const points of lines) {
    const pictureOfSize = cache(points);
    const picture =
      pictureOfSize.get(size) ?? (await runInSteps(thumbnailGeometry([{ kind: "main", points }], { width, height })));
    pictureOfSize.set(size, picture);
    pictures.push(picture);
    await yieldIfBusy();
  }
  return pictures;
}
