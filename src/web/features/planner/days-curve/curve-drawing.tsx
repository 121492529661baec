import type { DaysCost } from "#domain/planner/stage-planner/plan.ts";

/** At most `count` neighbouring numbers of days with the selected one in the middle, if possible. */
export function curveWindow(byDays: readonly DaysCost[], days: number, count: number): readonly DaysCost[] {
  const chosen = byDays.findIndex((entry) => entry.days === days);
  const first = Math.max(0, Math.min(chosen - Math.floor(count / 2), byDays.length - count));
  return byDays.slice(first, first + count);
}

/** The possible number of days that is nearest to a given one. */
export function nearestDays(byDays: readonly DaysCost[], days: number): number {
  const byNearness = byDays.toSorted((a, b) => Math.abs(a.days - days) - Math.abs(b.days - days));
  return byNearness[0]?.days ?? days;
}

/** The selected number of days between its two neighbours; three if there are three. */
export function neighbours(byDays: readonly DaysCost[], days: number): readonly DaysCost[] {
  return curveWindow(byDays, days, 3);
}

/** Pixels: the plot's top and bottom; the numbers are below it. */
const top = 12;
const bottom = 98;

/** The curve behind the buttons. Horizontal positions are fractions of the width, so that it fits any box. */
export function CurveDrawing({ points, chosen }: { points: readonly DaysCost[]; chosen: number | null }) {
  const costs = points.map(({ cost }) => cost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const x = (index: number) => ((index + 0.5) / points.length) * 100;
  const y = (cost: number) => bottom - 6 - (most > least ? (cost - least) / (most - least) : 0) * (bottom - 6 - top);
  const line = points.map(({ cost }, index) => `${x(index).toFixed(2)} ${y(cost).toFixed(1)}`);
  const area = `M${x(0).toFixed(2)} ${bottom}L${line.join("L")}L${x(points.length - 1).toFixed(2)} ${bottom}Z`;
  return (
    <svg aria-hidden="true" focusable="false" className="pointer-events-none absolute inset-0 h-32 w-full">
      <svg viewBox="0 0 100 128" preserveAspectRatio="none" width="100%" height="128">
        <path d={area} className="fill-way-soft" />
        <path
          d={`M${line.join("L")}`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-way stroke-2"
          strokeLinejoin="round"
        />
      </svg>
      <line x1={`${x(0)}%`} x2={`${x(points.length - 1)}%`} y1={bottom} y2={bottom} className="stroke-line" />
      {points.map(({ days, cost }, index) => (
        <circle
          key={days}
          cx={`${x(index).toFixed(2)}%`}
          cy={y(cost).toFixed(1)}
          r={days === chosen ? 8 : 4.5}
          className={days === chosen ? "fill-way stroke-surface stroke-3" : "fill-surface stroke-way stroke-2"}
        />
      ))}
    </svg>
  );
}
