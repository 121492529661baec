import { useTranslations } from "use-intl";

import type { PathPreview } from "#contract/administration/path-import.ts";

const most = 8;

/** The longest gaps in walking order, numbered the same on the map and in the list. */
export function numberedGaps(gaps: PathPreview["gaps"]): PathPreview["gaps"] {
  const longest = new Set(gaps.toSorted((a, b) => b.lengthM - a.lengthM).slice(0, most));
  return gaps.filter((gap) => longest.has(gap));
}

interface GapMarksProps {
  readonly gaps: PathPreview["gaps"];
  /** Position of a place in the box of the map, in pixels. */
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

/** Legend of the preview's map. */
export function MapLegend({ hasGaps }: { hasGaps: boolean }) {
  const t = useTranslations("path.preview");
  return (
    <div className="absolute top-3 left-3 z-1 flex gap-4 rounded-md border border-line bg-surface px-3 py-1.5 text-sm">
      <span className="flex items-center gap-2">
        <span className="h-1.5 w-6 rounded-pill border-[1.5px] border-way bg-arrow" />
        {t("inFile")}
      </span>
      {hasGaps ? (
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-[5px] border-dotted border-bad" />
          {t("gap")}
        </span>
      ) : null}
    </div>
  );
}
