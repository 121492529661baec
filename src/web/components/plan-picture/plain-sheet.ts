import { boundsOf, type Box, fitView } from "#web/components/route-map/fit-view.ts";
import type { LinePoint, MapSheet } from "#web/components/route-map/map-types.ts";

/** A sheet around some points with nothing on it but ground: coasts and names are those of the interactive map. */
export function plainSheet(points: readonly LinePoint[], box: Box): MapSheet {
  const { width, height } = box;
  const projection = fitView(points, box);
  const extent = [-width, -height, 2 * width, 2 * height] as const;
  const [left, top, right, bottom] = extent;
  return {
    width,
    height,
    ...projection,
    extent,
    focus: boundsOf(points, projection) ?? [0, 0, width, height],
    land: `M${left} ${top}H${right}V${bottom}H${left}Z`,
    rivers: "",
    regionBorders: "",
    countryBorders: "",
    labels: [],
  };
}
