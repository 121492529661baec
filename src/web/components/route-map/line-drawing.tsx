import { memo, useId, useMemo } from "react";
import type { PlanePoint } from "#domain/map-projection/mercator.ts";
import type { LineKind } from "./map-types.ts";
import { pathData } from "./path-data.ts";
import { simplifiedFor, type PlacedLine } from "./placed-lines.ts";

function linePath(lines: readonly PlacedLine[], step: number): string {
  const decimals = step > 4 ? 2 : 1;
  return simplifiedFor(lines, step)
    .map((points) => pathData(points, { decimals }))
    .join("");
}

/** The way itself: painted yellow on a dark casing, variants thin and dashed. */
export const LineDrawing = memo(function LineDrawing({
  lines,
  step,
}: {
  readonly lines: readonly PlacedLine[];
  readonly step: number;
}) {
  const id = useId();
  const { main, variants } = useMemo(() => {
    const draw = (kind: LineKind) =>
      linePath(
        lines.filter((line) => line.kind === kind),
        step,
      );
    return { main: draw("main"), variants: draw("variant") };
  }, [lines, step]);
  return (
    <>
      <defs>
        <path id={id} d={main} vectorEffect="non-scaling-stroke" />
      </defs>
      {variants && <path className="route-map__variant" d={variants} />}
      <use href={`#${id}`} className="route-map__casing" />
      <use href={`#${id}`} className="route-map__line" />
    </>
  );
});

/** One stretch that stands out, such as the chosen day. */
export function HighlightDrawing({ points, step }: { readonly points: readonly PlanePoint[]; readonly step: number }) {
  const path = linePath([{ kind: "main", points }], step);
  if (!path) return null;
  return (
    <>
      <path className="route-map__highlight-casing" d={path} />
      <path className="route-map__highlight" d={path} />
    </>
  );
}
