import type { ExpressionSpecification } from "maplibre-gl";

type Anchor = "top" | "bottom" | "left" | "right" | "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** The anchors in the order in which they are tried, each with its offset from the dot in ems. An anchor at the top puts the name below. */
function anchors(order: readonly Anchor[]): (Anchor | [number, number])[] {
  const far = 0.75;
  const near = 0.55;
  const shift = (anchor: Anchor): [number, number] => {
    const slant = anchor.includes("-") ? near : far;
    const x = anchor.includes("left") ? slant : anchor.includes("right") ? -slant : 0;
    const y = anchor.includes("top") ? slant : anchor.includes("bottom") ? -slant : 0;
    return [x, y];
  };
  return order.flatMap((anchor) => [anchor, shift(anchor)]);
}

const slanting: readonly Anchor[] = ["top-left", "bottom-left", "top-right", "bottom-right"];

/** The anchors of names by the property `side`: a value of `LabelSide`. */
export const bySide: ExpressionSpecification = [
  "match",
  ["get", "side"],
  "beside",
  ["literal", anchors(["left", "right", ...slanting])],
  "north",
  ["literal", anchors(["bottom", "bottom-left", "bottom-right", "left", "right"])],
  "south",
  ["literal", anchors(["top", "top-left", "top-right", "left", "right"])],
  ["literal", anchors(["top", "bottom", ...slanting])],
];
