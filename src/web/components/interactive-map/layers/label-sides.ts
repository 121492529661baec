import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { ExpressionSpecification } from "maplibre-gl";
import type { RouteMap } from "#contract/routes/route-map.ts";
import { type MeasuredLine, placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { surroundingsOf } from "../position/use-position.ts";

type Anchor = "top" | "bottom" | "left" | "right" | "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** Distance of a name from its place, in ems; `slant` is the horizontal offset when it is also above or below. */
interface LabelOffset {
  readonly far: number;
  readonly slant: readonly [x: number, y: number];
}
const fromDot: LabelOffset = { far: 0.75, slant: [0.55, 0.55] };
/** The number of a night replaces the dot and is larger. */
const fromNumber: LabelOffset = { far: 1.3, slant: [0.4, 1.3] };

/** The anchors in the order of preference, each with its offset. An anchor at the top puts the name below. */
function anchors(order: readonly Anchor[], { far, slant }: LabelOffset): (Anchor | [number, number])[] {
  const shift = (anchor: Anchor): [number, number] => {
    const [across, along] = anchor.includes("-") ? slant : [far, far];
    const x = anchor.includes("left") ? across : anchor.includes("right") ? -across : 0;
    const y = anchor.includes("top") ? along : anchor.includes("bottom") ? -along : 0;
    return [x, y];
  };
  return order.flatMap((anchor) => [anchor, shift(anchor)]);
}

const slanting: readonly Anchor[] = ["top-left", "bottom-left", "top-right", "bottom-right"];

/** By the property `side`, a value of `LabelSide`. */
function bySide(reach: LabelOffset): ExpressionSpecification {
  const tried = (...order: Anchor[]): ExpressionSpecification => ["literal", anchors(order, reach)];
  return [
    "match",
    ["get", "side"],
    "beside",
    tried("left", "right", ...slanting),
    "north",
    tried("bottom", "bottom-left", "bottom-right", "left", "right"),
    "south",
    tried("top", "top-left", "top-right", "left", "right"),
    tried("top", "bottom", ...slanting),
  ];
}

/** The anchors of names beside dots by their property `side`, and for possible nights also by `night`. */
export const besideDot = bySide(fromDot);
export const besideDotOrNumber: ExpressionSpecification = ["case", ["get", "night"], bySide(fromNumber), besideDot];

/**
 * Position of a town's name that keeps the line visible: `beside` a line that
 * runs north or south, over or `under` one that runs east or west, and at an
 * end of the way never on the side of the line.
 */
type LabelSide = "under" | "beside" | "north" | "south";

/** Metres of the way on either side of a town that determine the line's direction. */
const directionRangeM = 12_000;

/** The vector between two places of the line, eastward and northward, in the same unit. */
function direction(line: MeasuredLine, fromM: number, toM: number): readonly [east: number, north: number] {
  const [from, to] = [fromM, toM].map((metres) => placeAlong(line, Math.max(0, Math.min(line.lengthM, metres))));
  if (!from || !to) return [0, 0];
  return [(to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat];
}

function sideBeyond(east: number, north: number): LabelSide {
  if (Math.abs(east) > Math.abs(north)) return "under";
  return north > 0 ? "north" : "south";
}

/** The side for every town on the main way, by the town's index. */
export const labelSides = memoizeByObject((map: RouteMap): ReadonlyMap<number, LabelSide> => {
  const way = surroundingsOf(map).ways[0];
  const sides = new Map<number, LabelSide>();
  if (!way || way.points.length < 2) return sides;
  for (const { town, alongM } of way.towns) {
    if (alongM === 0 || alongM === way.lengthM) {
      const [east, north] =
        alongM === 0 ? direction(way, directionRangeM, 0) : direction(way, alongM - directionRangeM, alongM);
      sides.set(town, sideBeyond(east, north));
      continue;
    }
    const [east, north] = direction(way, alongM - directionRangeM, alongM + directionRangeM);
    // Names are wider than high: only a steep line leaves room beside it.
    sides.set(town, Math.abs(north) > 1.3 * Math.abs(east) ? "beside" : "under");
  }
  return sides;
});
