import { FitBaseType, FitEncoder } from "fit-file-parser";
import { expect, it } from "vitest";

import { readWalk } from "./read-walk.ts";

/** A FIT file with a record for each place: semicircles, fifths of a metre above -500, and seconds. */
function fitFile(places: readonly { lat: number; lon: number; elevationM: number; time: Date }[]): Blob {
  const encoder = new FitEncoder();
  const semicircles = (degrees: number) => Math.round((degrees / 180) * 2 ** 31);
  encoder.writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: 4 }]);
  for (const { lat, lon, elevationM, time } of places) {
    encoder.writeMessage(20, [
      { number: 253, size: 4, baseType: FitBaseType.Uint32, value: FitEncoder.toFitTimestamp(time) },
      { number: 0, size: 4, baseType: FitBaseType.Sint32, value: semicircles(lat) },
      { number: 1, size: 4, baseType: FitBaseType.Sint32, value: semicircles(lon) },
      { number: 2, size: 2, baseType: FitBaseType.Uint16, value: Math.round((elevationM + 500) * 5) },
    ]);
  }
  return new Blob([Uint8Array.from(encoder.close())]);
}

it("reads places, heights and times of a FIT file", async () => {
  const time = new Date("2026-05-01T06:30:00Z");
  const points = await readWalk(fitFile([{ lat: 42.78, lon: -7.41, elevationM: 450, time }]));
  expect(points).toHaveLength(1);
  expect(points?.[0]?.lat).toBeCloseTo(42.78, 5);
  expect(points?.[0]?.lon).toBeCloseTo(-7.41, 5);
  expect(points?.[0]?.elevationM).toBeCloseTo(450, 1);
  expect(points?.[0]?.time).toBe(time.getTime());
});

it("takes a damaged FIT file for none", async () => {
  const whole = await fitFile([{ lat: 42, lon: -7, elevationM: 0, time: new Date() }]).arrayBuffer();
  expect(await readWalk(new Blob([whole.slice(0, 20)]))).toBeNull();
});
