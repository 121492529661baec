import { textWidth } from "#web/ui/text/text-width.ts";
import type { ChartScale } from "./chart-scale.ts";

interface ChartCursorProps {
  readonly km: number;
  readonly elevationM: number | null;
  readonly text: string;
  readonly scale: ChartScale;
}

const inTenths = (value: number) => Math.round(value * 10) / 10;

/** Left and right end of the bubble with the cursor's words. */
export function bubbleSpan(text: string, km: number, scale: ChartScale): readonly [number, number] {
  const width = Math.round(textWidth(text, 12, true)) + 24;
  const left = inTenths(Math.max(2, Math.min(scale.width - width - 2, scale.x(km) - width / 2)));
  return [left, left + width];
}

export function ChartCursor({ km, elevationM, text, scale }: ChartCursorProps) {
  const x = inTenths(scale.x(km));
  const [left, right] = bubbleSpan(text, km, scale);
  return (
    <g aria-hidden="true">
      <line className="elevation-profile__cursor" x1={x} x2={x} y1="22" y2={scale.bottom} />
      {elevationM !== null && (
        <circle className="elevation-profile__here" cx={x} cy={inTenths(scale.y(elevationM))} r="6" />
      )}
      <rect className="elevation-profile__bubble" x={left} y="1" width={right - left} height="22" rx="11" />
      <text className="elevation-profile__bubble-text" x={(left + right) / 2} y="16">
        {text}
      </text>
    </g>
  );
}
