import type { ProfilePoint } from "#domain/elevation-profile/profile.ts";
import type { WalkFromTheSide, WrittenDay } from "#web/components/plan-picture/plan-picture-data.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** In the units of the drawing; it is as wide as the paper. */
const width = 700;
const height = 110;
const floor = 92;
/** Gentle days do not look like mountains: so many metres fill the height at least. */
const leastSpanM = 300;

/** One day from the side, with its lowest and highest point. */
export function PrintedHeights({ day: { fromKm, toKm }, side }: { day: WrittenDay; side: WalkFromTheSide }) {
  const { metres } = useFormats();
  const points = stretchOf(side.profile.points, fromKm, toKm);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || last.km <= first.km) return null;
  const heights = points.map(({ elevationM }) => elevationM);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const span = Math.max(high - low, leastSpanM);
  const x = (km: number) => (((km - fromKm) / (toKm - fromKm)) * width).toFixed(1);
  const y = (elevationM: number) => (floor - ((elevationM - low) / span) * (floor - 24)).toFixed(1);
  const line = points.map(({ km, elevationM }) => `${x(km)} ${y(elevationM)}`).join("L");
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      <path d={`M${x(first.km)} ${height}L${line}L${x(last.km)} ${height}Z`} className="fill-surface-2" />
      <path d={`M${line}`} fill="none" strokeWidth="2" className="stroke-way" />
      <text x="0" y="10" fontSize="11" className="fill-ink-2">
        {`${metres(low)} – ${metres(high)}`}
      </text>
    </svg>
  );
}

/** The heights between two places, with those at the places themselves where heights are known on both sides. */
function stretchOf(points: readonly ProfilePoint[], fromKm: number, toKm: number): ProfilePoint[] {
  const at = (km: number) => {
    const next = points.findIndex((point) => point.km >= km);
    const [before, after] = [points[next - 1], points[next]];
    if (!after) return [];
    if (!before || after.km === before.km) return after.km === km ? [after] : [];
    const share = (km - before.km) / (after.km - before.km);
    return [{ km, elevationM: before.elevationM + share * (after.elevationM - before.elevationM) }];
  };
  return [...at(fromKm), ...points.filter(({ km }) => km > fromKm && km < toKm), ...at(toKm)];
}
