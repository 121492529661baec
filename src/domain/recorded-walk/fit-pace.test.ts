import { describe, expect, it } from "vitest";

import { fittingPace, type PaceFit, type TimedPoint, type UnfitWalk } from "./fit-pace.ts";
import { type Pace, walkingHours } from "../walking-time/walking-time.ts";

/** What all steps of it come to. */
function fitPace(...parts: readonly (readonly TimedPoint[])[]): PaceFit | UnfitWalk {
  const work = fittingPace(parts);
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

interface Leg {
  readonly km: number;
  /** Metres a kilometre, negative downhill. */
  readonly slope: number;
  readonly breakMinutes?: number;
}

/** A walk due north with a point every ten metres or so. */
function recorded(legs: readonly Leg[], pace: Pace, noise: () => number = () => 0): TimedPoint[] {
  const points: TimedPoint[] = [];
  let [km, height, hours] = [0, 500, 0];
  const note = () =>
    points.push({
      lat: 42 + km / 111.195,
      lon: -5,
      elevationM: height + noise(),
      time: 1_700_000_000_000 + hours * 3_600_000,
    });
  note();
  for (const leg of legs) {
    const steps = Math.round(leg.km * 100);
    const step = leg.km / steps;
    const [up, down] = [Math.max(0, leg.slope * step), Math.max(0, -leg.slope * step)];
    for (let at = 0; at < steps; at++) {
      km += step;
      height += leg.slope * step;
      hours += walkingHours(step, up, down, pace);
      note();
    }
    for (let minute = 0; minute < (leg.breakMinutes ?? 0); minute++) {
      hours += 1 / 60;
      note();
    }
  }
  return points;
}

const hilly: readonly Leg[] = [
  { km: 3, slope: 0 },
  { km: 2, slope: 120, breakMinutes: 20 },
  { km: 2, slope: -110 },
  { km: 3, slope: 20 },
  { km: 1.5, slope: 180, breakMinutes: 45 },
  { km: 3, slope: -60 },
];

describe("the pace of a recorded walk", () => {
  it.each([
    { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 },
    { flatKmh: 5.2, ascentMPerH: 420, descentMPerH: 700 },
    { flatKmh: 3.3, ascentMPerH: 240, descentMPerH: 380 },
  ])("is that with which it was walked: $flatKmh km/h", (pace) => {
    const fit = fitPace(recorded(hilly, pace));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh / pace.flatKmh).toBeCloseTo(1, 1);
    expect(Math.abs(fit.pace.ascentMPerH / pace.ascentMPerH - 1)).toBeLessThan(0.08);
    expect(Math.abs(fit.pace.descentMPerH / pace.descentMPerH - 1)).toBeLessThan(0.12);
    expect(fit.breakHours).toBeCloseTo(65 / 60, 1);
    expect(fit.error).toBeLessThan(0.05);
    expect(fit.tells).toEqual({ ascent: true, descent: true });
  });

  it("leaves out a break during which the recording stood still", () => {
    const walk = recorded([{ km: 6, slope: 0 }], { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 });
    const fit = fitPace(walk.map((point, at) => ({ ...point, time: point.time + (at > 300 ? 1_800_000 : 0) })));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh).toBeCloseTo(4, 1);
    expect(fit.breakHours).toBeCloseTo(0.5, 1);
  });

  it("hardly minds heights that are measured badly", () => {
    let seed = 7;
    const noise = () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5) * 3;
    const fit = fitPace(recorded(hilly, { flatKmh: 4.5, ascentMPerH: 350, descentMPerH: 550 }, noise));
    if (typeof fit === "string") throw new Error(fit);
    expect(Math.abs(fit.pace.flatKmh - 4.5)).toBeLessThan(0.3);
    expect(Math.abs(fit.pace.ascentMPerH - 350)).toBeLessThan(60);
  });

  it("tells nothing of climbs from level ground, and lets them go with the speed there", () => {
    const fit = fitPace(recorded([{ km: 8, slope: 2 }], { flatKmh: 5, ascentMPerH: 300, descentMPerH: 500 }));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.tells).toEqual({ ascent: false, descent: false });
    expect(fit.pace.flatKmh).toBeCloseTo(5, 0);
    expect(fit.pace.ascentMPerH / fit.pace.flatKmh).toBeCloseTo(75, 6);
  });

  it("leaves heights that are not known out", () => {
    const walk = recorded([{ km: 5, slope: 0 }], { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 });
    const fit = fitPace(walk.map((point) => ({ ...point, elevationM: null })));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh).toBeCloseTo(4, 1);
  });

  it("says what no pace can be told from", () => {
    const pace = { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 };
    expect(fitPace(recorded(hilly, pace).map((point) => ({ ...point, time: Number.NaN })))).toBe("no_times");
    expect(fitPace(recorded([{ km: 2, slope: 0 }], pace))).toBe("too_short");
    expect(fitPace(recorded([{ km: 20, slope: 0 }], { ...pace, flatKmh: 11 }))).toBe("too_fast");
  });
});
