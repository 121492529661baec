import type { Cells } from "./csv-rows.ts";

/** How many metres a climb may differ from the elevations of its ends: both are rounded, and measured at different places of a town. */
const tolerance = 60;

const numberIn = (cell: string | undefined) => (cell === undefined || cell === "" ? null : Number(cell));

/**
 * An arc whose climb, in the figures of the distance's source, is possible between the elevations of its ends in metres.
 * If it is not, ascents or descents are missing: the sum that is too small is raised.
 */
export function withPossibleClimb(arc: Cells, from: string | undefined, to: string | undefined): Cells {
  const [start, end, ascent, descent] = [from, to, arc["ascent_m"], arc["descent_m"]].map(numberIn);
  if (start == null || end == null || ascent == null || descent == null || arc["climb_source"] !== "") return arc;
  const missing = end - start - (ascent - descent);
  if (Math.abs(missing) <= tolerance) return arc;
  return {
    ...arc,
    ascent_m: String(ascent + Math.max(0, missing)),
    descent_m: String(descent + Math.max(0, -missing)),
    climb_source: "estimate:elevations",
  };
}
