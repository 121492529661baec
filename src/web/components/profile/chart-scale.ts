import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import { unitSizes } from "#domain/units.ts";

/** Space around the plot, CSS pixels; left and right are repeated in elevation-profile.css for the slider. */
export const plotMargin = { left: 46, right: 12, top: 34, bottom: 24 } as const;

export interface ChartScale {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(km: number): number;
  y(elevationM: number): number;
  /** Kilometre at a pixel, clamped to the walk. */
  kmAt(x: number): number;
  /** Kilometres and metres per unit of the axes; ticks are at round numbers of units. */
  readonly unit: { readonly km: number; readonly m: number };
  readonly kmTicks: readonly number[];
  readonly elevationTicks: readonly number[];
}

/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that gives at most `most` steps over the span. */
export function roundStep(span: number, most: number): number {
  const rough = span / Math.max(1, most);
  const magnitude = 10 ** Math.floor(Math.log10(rough || 1));
  return ([1, 2, 2.5, 5, 10].find((step) => step * magnitude >= rough) ?? 10) * magnitude;
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** Kilometres have no decimals. */
function wholeStep(step: number): number {
  return step === 2.5 ? 5 : Math.max(1, step);
}

/** Flat walks are not stretched to look mountainous. */
const minSpanM = 400;

/** @param unit of the axes, in kilometres and metres */
export function chartScale(
  profile: ElevationProfile,
  width: number,
  height: number,
  unit: ChartScale["unit"] = unitSizes.metric,
): ChartScale {
  const left = plotMargin.left;
  const right = width - plotMargin.right;
  const top = plotMargin.top;
  const bottom = height - plotMargin.bottom;
  const base = Math.min(0, profile.minM);
  const low = profile.minM - base > profile.maxM * 0.6 ? profile.minM - 100 : base;
  const high = Math.max(profile.maxM, low + minSpanM);
  const lengthKm = Math.max(profile.lengthKm, 0.001);
  const perKm = (right - left) / lengthKm;
  const perM = (bottom - top) / (high - low);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (km) => left + km * perKm,
    y: (elevationM) => bottom - (elevationM - low) * perM,
    kmAt: (x) => Math.max(0, Math.min(lengthKm, (x - left) / perKm)),
    unit,
    kmTicks: multiples(wholeStep(roundStep(lengthKm / unit.km, (right - left) / 64)) * unit.km, 0, lengthKm),
    elevationTicks: multiples(
      roundStep((high - low) / unit.m, Math.min(4, (bottom - top) / 24)) * unit.m,
      low + (high - low) * 0.12,
      high,
    ),
  };
}
