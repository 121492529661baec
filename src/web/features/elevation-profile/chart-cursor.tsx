import { textWidth } from "#web/ui/text-width.ts";
import type { ChartScale } from "./chart-scale.ts";

interface ChartCursorProps {
  readonly km: number;
  readonly elevationM: number | null;
  readonly text: string;
  readonly scale: ChartScale;
}

const inTenths = (value: number) => Math.round(value * 10) / 10;

export function ChartCursor({ km, elevationM, text, scale }: ChartCursorProps) {
  const x = inTenths(scale.x(km));
  const width = Math.round(textWidth(text, 12, true)) + 24;
  const bubble = inTenths(Math.max(2, Math.min(scale.width - width - 2, x - width / 2)));
  return (
    <g aria-hidden="true">
      <line className="elevation-profile__cursor" x1={x} x2={x} y1="22" y2={scale.bottom} />
      {elevationM !== null && (
        <circle className="elevation-profile__here" cx={x} cy={inTenths(scale.y(elevationM))} r="6" />
      )}
      <rect className="elevation-profile__bubble" x={bubble} y="1" width={width} height="22" rx="11" />
      <text className="elevation-profile__bubble-text" x={bubble + width / 2} y="16">
        {text}
      </text>
    </g>
  );
}
