import type { PathPreview } from "#contract/administration/path-import.ts";

import { numberedGaps } from "./numbered-gaps.ts";

interface GapMarksProps {
  readonly gaps: PathPreview["gaps"];
  /** Where a place lies in the box of the map, in pixels. */
  readonly place: (point: readonly [lat: number, lon: number]) => readonly [x: number, y: number];
}

/** The gaps of a track on its map, the longest numbered as in the list beside it. */
export function GapMarks({ gaps, place }: GapMarksProps) {
  const numbered = numberedGaps(gaps);
  return gaps.map((gap) => {
    const { from, to } = gap;
    const number = numbered.indexOf(gap) + 1;
    const [fromX, fromY] = place([from.lat, from.lon]);
    const [toX, toY] = place([to.lat, to.lon]);
    const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2 - 20];
    return (
      <g key={`${from.lat} ${from.lon} ${to.lat}`}>
        <line x1={fromX} y1={fromY} x2={toX} y2={toY} className="stroke-bad" strokeWidth="5" strokeDasharray="3 3" />
        {number === 0 ? null : (
          <>
            <circle cx={x} cy={y} r="10" className="fill-bad" />
            <text x={x} y={y + 4} textAnchor="middle" className="fill-on-bad! stroke-none! text-xs font-bold">
              {number}
            </text>
          </>
        )}
      </g>
    );
  });
}
