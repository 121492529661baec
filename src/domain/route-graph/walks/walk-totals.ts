import { walkingHours } from "#domain/walking-time/walking-time.ts";
import type { ArcMode } from "../route-graph.ts";

/** The fields of an arc that totals need. */
export interface MeasuredArc {
  readonly mode: ArcMode;
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
}

/** Sums over arcs that are walked one after the other. */
export interface WalkTotals {
  /** Walked metres. */
  readonly distanceM: number;
  /** Metres by ferry, boat or train. */
  readonly notWalkedM: number;
  /** Sums of known values; null if nothing is known of any walked arc. */
  readonly ascentM: number | null;
  readonly descentM: number | null;
  /** Walked metres whose ascent is unknown. */
  readonly ascentUnknownM: number;
  /** Walked metres whose descent is unknown. */
  readonly descentUnknownM: number;
  /** By DIN 33466 at its default pace, leg by leg; an unknown climb adds nothing. */
  readonly hours: number;
}

/** Totals of a walk over the arcs; zero for none. */
export function walkTotals(arcs: readonly MeasuredArc[]): WalkTotals {
  const walked = arcs.filter(({ mode }) => mode === "walk");
  return {
    distanceM: metresOf(walked),
    notWalkedM: arcs.reduce((sum, { mode, distanceM }) => sum + (mode === "walk" ? 0 : distanceM), 0),
    ascentM: knownSum(walked.map(({ ascentM }) => ascentM)),
    descentM: knownSum(walked.map(({ descentM }) => descentM)),
    ascentUnknownM: metresOf(walked.filter(({ ascentM }) => ascentM === null)),
    descentUnknownM: metresOf(walked.filter(({ descentM }) => descentM === null)),
    hours: walked.reduce(
      (sum, { distanceM, ascentM, descentM }) => sum + walkingHours(distanceM / 1000, ascentM ?? 0, descentM ?? 0),
      0,
    ),
  };
}

const metresOf = (arcs: readonly MeasuredArc[]): number => arcs.reduce((sum, { distanceM }) => sum + distanceM, 0);

function knownSum(metres: readonly (number | null)[]): number | null {
  const knownMetres = metres.filter((one) => one !== null);
  return knownMetres.length === 0 && metres.length > 0 ? null : knownMetres.reduce((sum, one) => sum + one, 0);
}

/** Walked metres from the start of a walk to the first visit of each of its waypoints. */
export function walkedMetresTo(
  arcs: readonly { readonly from: string; readonly to: string; readonly mode: ArcMode; readonly distanceM: number }[],
): Map<string, number> {
  const metres = new Map<string, number>();
  let walked = 0;
  for (const { from, to, mode, distanceM } of arcs) {
    if (!metres.has(from)) metres.set(from, walked);
    if (mode === "walk") walked += distanceM;
    if (!metres.has(to)) metres.set(to, walked);
  }
  return metres;
}

/**
 * Differences between two walks, negative if the first has less; climb and hours are null unless the climb of both is
 * wholly known.
 */
interface WalkDifference {
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly hours: number | null;
}

/** Totals of a walk over `taken` minus those of one over `replaced`. */
export function walkDifference(taken: readonly MeasuredArc[], replaced: readonly MeasuredArc[]): WalkDifference {
  const [one, other] = [walkTotals(taken), walkTotals(replaced)];
  const isKnown = [...taken, ...replaced].every(
    ({ mode, ascentM, descentM }) => mode !== "walk" || (ascentM !== null && descentM !== null),
  );
  return {
    distanceM: one.distanceM - other.distanceM,
    ascentM: isKnown ? (one.ascentM ?? 0) - (other.ascentM ?? 0) : null,
    descentM: isKnown ? (one.descentM ?? 0) - (other.descentM ?? 0) : null,
    hours: isKnown ? one.hours - other.hours : null,
  };
}
