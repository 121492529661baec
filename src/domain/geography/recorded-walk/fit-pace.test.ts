import { describe, expect, it } from "vitest";

import { fittingPace, type PaceFit, type UnfitWalk } from "./fit-pace.ts";
import type { TimedPoint } from "./stretches.ts";
import { type Pace, walkingHours } from "#domain/walking-time/walking-time.ts";

/** Runs all steps to the result. */
function fitPace(...parts: readonly (readonly TimedPoint[])[]): PaceFit | UnfitWalk {
  const work = fittingPace(parts);
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

interface Leg {
  readonly km: number;
  /** Metres per kilometre, negative downhill. */
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

const pace = { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 };
const level = recorded([{ km: 6, slope: 0 }], pace);
const later = (points: readonly TimedPoint[], hours: number, km = 0) =>
  points.map((point) => ({ ...point, time: point.time + hours * 3_600_000, lat: point.lat + km / 111.195 }));
const ended = { lat: level.at(-1)!.lat, hours: 6 / 4 };

describe("the pace of a recorded walk", () => {
  it.each([
    { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 },
    { flatKmh: 5.2, ascentMPerH: 420, descentMPerH: 700 },
    { flatKmh: 3.3, ascentMPerH: 240, descentMPerH: 380 },
  ])("equals the pace of the walk: $flatKmh km/h", (walkedAt) => {
    const fit = fitPace(recorded(hilly, walkedAt));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh / walkedAt.flatKmh).toBeCloseTo(1, 1);
    expect(Math.abs(fit.pace.ascentMPerH / walkedAt.ascentMPerH - 1)).toBeLessThan(0.08);
    expect(Math.abs(fit.pace.descentMPerH / walkedAt.descentMPerH - 1)).toBeLessThan(0.12);
    expect(fit.breakHours).toBeCloseTo(65 / 60, 1);
    expect(fit.error).toBeLessThan(0.05);
    expect(fit.derivable).toEqual({ ascent: true, descent: true });
  });

  it("ignores a break during which the recording stood still", () => {
    const walk = recorded([{ km: 6, slope: 0 }], { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 });
    const fit = fitPace(walk.map((point, at) => ({ ...point, time: point.time + (at > 300 ? 1_800_000 : 0) })));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh).toBeCloseTo(4, 1);
    expect(fit.breakHours).toBeCloseTo(0.5, 1);
  });

  it.each([
    ["where it stopped", 6],
    ["at the end of the village", 6.2],
  ])("treats a lunch after which the device started a new part %s as a break", (_, km) => {
    const fit = fitPace(level, later(level, ended.hours + 0.75, km));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit).toMatchObject({ breakHours: expect.closeTo(0.75, 1), apartHours: 0, km: expect.closeTo(12, 0) });
  });

  it("is robust against noisy elevations", () => {
    let seed = 7;
    const noise = () => ((seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5) * 3;
    const fit = fitPace(recorded(hilly, { flatKmh: 4.5, ascentMPerH: 350, descentMPerH: 550 }, noise));
    if (typeof fit === "string") throw new Error(fit);
    expect(Math.abs(fit.pace.flatKmh - 4.5)).toBeLessThan(0.3);
    expect(Math.abs(fit.pace.ascentMPerH - 350)).toBeLessThan(60);
  });

  it("derives no climbing speed from level ground, and scales it with the flat speed", () => {
    const fit = fitPace(recorded([{ km: 8, slope: 2 }], { flatKmh: 5, ascentMPerH: 300, descentMPerH: 500 }));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.derivable).toEqual({ ascent: false, descent: false });
    expect(fit.pace.flatKmh).toBeCloseTo(5, 0);
    expect(fit.pace.ascentMPerH / fit.pace.flatKmh).toBeCloseTo(75, 6);
  });

  it("ignores unknown elevations", () => {
    const walk = recorded([{ km: 5, slope: 0 }], { flatKmh: 4, ascentMPerH: 300, descentMPerH: 500 });
    const fit = fitPace(walk.map((point) => ({ ...point, elevationM: null })));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh).toBeCloseTo(4, 1);
  });

  it.each([
    ["a night, in two parts", [level, later(level, ended.hours + 11, 6)], 11],
    ["a train, in two parts", [level, later(level, ended.hours + 0.5, 40)], 0.5],
    ["a night, in one part", [[...level, ...later(level, ended.hours + 11, 6)]], 11],
    ["a train, in one part", [[...level, ...later(level, ended.hours + 0.5, 40)]], 0.5],
    ["parts that are not in the order of their times", [later(level, 20), level], 0],
  ])("counts %s neither as walking nor as a break", (_, parts, apart) => {
    const fit = fitPace(...parts);
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.pace.flatKmh).toBeCloseTo(4, 1);
    expect(fit.breakHours).toBe(0);
    expect(fit.apartHours).toBeCloseTo(apart, 1);
    expect([fit.km, fit.hours]).toEqual([expect.closeTo(12, 0), expect.closeTo(3, 0)]);
  });

  it("ignores the elevation difference across a train ride", () => {
    const high = later(level, ended.hours + 0.5, 40).map((point) => ({ ...point, elevationM: 1500 }));
    for (const parts of [[level, high], [[...level, ...high]]]) expect(fitPace(...parts)).toMatchObject({ ascentM: 0 });
  });

  it("continues a section through a recording in many parts", () => {
    const parts = Array.from({ length: 60 }, (_, at) => level.slice(at * 10, at * 10 + 11));
    expect(fitPace(...parts)).toMatchObject({ km: expect.closeTo(6, 0), apartHours: 0 });
  });

  it.each([
    ["a bicycle", 15],
    ["a bus", 40],
    ["whoever rides slowly", 9],
  ])("recognises %s as a ride, including its stops", (_, flatKmh) => {
    const ride = recorded([{ km: 15, slope: 0, breakMinutes: 30 }, ...hilly], {
      flatKmh,
      ascentMPerH: 9000,
      descentMPerH: 9000,
    });
    expect(fitPace(ride)).toBe("too_fast");
  });

  it("recognises a walk that includes a bus ride", () => {
    const bus = later(recorded([{ km: 20, slope: 0 }], { ...pace, flatKmh: 40 }), ended.hours, 6);
    const fit = fitPace([...level, ...bus, ...later(level, ended.hours + 0.5, 26)]);
    expect(fit).toMatchObject({ km: expect.closeTo(12, 0), pace: { flatKmh: expect.closeTo(4, 1) } });
  });

  const changed = (change: (point: TimedPoint, at: number) => Partial<TimedPoint>) =>
    level.map((point, at) => ({ ...point, ...change(point, at) }));

  it.each([
    ["nothing", [], "no_places"],
    ["nothing but empty parts", [[], []], "no_places"],
    ["places off the earth", [changed(({ lat }) => ({ lat: lat + 90 }))], "no_places"],
    ["places that are none", [changed(() => ({ lon: Number.NaN }))], "no_places"],
    ["no times", [changed(() => ({ time: Number.NaN }))], "no_times"],
    ["one time", [changed(() => ({ time: 0 }))], "one_time"],
    ["times that run backwards", [changed(({ time }) => ({ time: -time }))], "times_backwards"],
    ["a single point", [level.slice(0, 1)], "too_short"],
    ["a place where one stayed", [changed(() => ({ lat: 42, lon: -8 }))], "too_short"],
  ])("distinguishes %s from a walk", (_, parts, why) => {
    expect(fitPace(...parts)).toBe(why);
  });

  it.each<[string, (point: TimedPoint, at: number) => Partial<TimedPoint>]>([
    ["a clock far ahead", ({ time }, at) => (at === 200 ? { time: time + 3e10 } : {})],
    ["a first clock far ahead", ({ time }, at) => (at === 0 ? { time: time + 3e10 } : {})],
    ["a clock far behind", (_, at) => (at === 200 ? { time: 0 } : {})],
    ["a place off the earth", (_, at) => (at === 200 ? { lat: 4200 } : {})],
    ["a height that is none", (_, at) => (at === 200 ? { elevationM: null } : {})],
    ["heights beyond all measure", (_, at) => ({ elevationM: at % 2 === 0 ? 1e300 : -1e300 })],
    ["no time", (_, at) => (at === 200 ? { time: Number.NaN } : {})],
  ])("handles a walk with %s", (_, change) => {
    const fit = fitPace(changed(change));
    if (typeof fit === "string") throw new Error(fit);
    expect(fit.km).toBeCloseTo(6, 0);
    expect(Object.values(fit.pace).every((part) => part > 0 && Number.isFinite(part))).toBe(true);
    expect([fit.hours, fit.breakHours, fit.apartHours, fit.error].every(Number.isFinite)).toBe(true);
  });

  it("explains why no pace can be derived", () => {
    expect(fitPace(recorded(hilly, pace).map((point) => ({ ...point, time: Number.NaN })))).toBe("no_times");
    expect(fitPace(recorded([{ km: 2, slope: 0 }], pace))).toBe("too_short");
    expect(fitPace(recorded([{ km: 20, slope: 0 }], { ...pace, flatKmh: 11 }))).toBe("too_fast");
  });
});
