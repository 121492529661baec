import { FitBaseType, FitEncoder } from "fit-file-parser";
import { expect, it } from "vitest";

import { readWalk } from "./read-walk.ts";

interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number;
  readonly time: Date;
}

/** A FIT file with a record for each place: semicircles, fifths of a metre above -500, and seconds. */
function fitFile(places: readonly Place[]): Uint8Array {
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
  return Uint8Array.from(encoder.close());
}

const time = new Date("2026-05-01T06:30:00Z");
const place: Place = { lat: 42.78, lon: -7.41, elevationM: 450, time };

function read(bytes: Uint8Array) {
  const work = readWalk(bytes);
  let steps = 0;
  for (let step = work.next(); ; step = work.next(), steps++)
    if (step.done === true) return { found: step.value, steps };
}

it("reads positions, elevations and times of a FIT file", () => {
  const { found } = read(fitFile([place]));
  expect(found).toEqual([
    [
      {
        lat: expect.closeTo(42.78, 5),
        lon: expect.closeTo(-7.41, 5),
        elevationM: expect.closeTo(450, 1),
        time: time.getTime(),
      },
    ],
  ]);
});

it("reads concatenated files as parts", () => {
  const file = fitFile([place, place]);
  expect(read(Uint8Array.from([...file, ...file, 0, 0])).found).toMatchObject([
    [{}, {}],
    [{}, {}],
  ]);
});

/** CRC of a FIT file, from Garmin's protocol description. */
function checksum(bytes: readonly number[]): number[] {
  const table = [
    0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01,
    0x8801, 0x4400,
  ];
  let crc = 0;
  for (const byte of bytes) {
    crc = ((crc >> 4) & 0x0fff) ^ table[crc & 15]! ^ table[byte & 15]!;
    crc = ((crc >> 4) & 0x0fff) ^ table[crc & 15]! ^ table[(byte >> 4) & 15]!;
  }
  return [crc & 255, crc >> 8];
}

it("reads big-endian data, compressed timestamps and developer fields", () => {
  const messages = [
    // Time, latitude, longitude and a developer field, big-endian.
    [0x60, 0, 1, 0, 20, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85, 1, 0, 2, 0],
    [0x00, 0x40, 0, 0, 31, 0x20, 0, 0, 0, 0xf0, 0, 0, 0, 9, 9],
    // Latitude and longitude with a compressed timestamp; then without a position.
    [0x41, 0, 1, 0, 20, 2, 0, 4, 0x85, 1, 4, 0x85],
    [0xa2, 0x20, 0, 0, 0, 0xf0, 0, 0, 0],
    [0xa3, 0x7f, 0xff, 0xff, 0xff, 0xf0, 0, 0, 0],
  ].flat();
  const head = [12, 0x10, 0, 0, messages.length, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54];
  const file = [...head, ...messages];
  const first = Date.UTC(1989, 11, 31) + 0x40_00_00_1f * 1000;
  expect(read(Uint8Array.from([...file, ...checksum(file)])).found).toEqual([
    [
      { lat: 45, lon: -22.5, elevationM: null, time: first },
      { lat: 45, lon: -22.5, elevationM: null, time: first + 3000 },
    ],
  ]);
});

it("checks its time budget while reading a long file", () => {
  expect(read(fitFile(Array.from({ length: 20_000 }, () => place))).steps).toBeGreaterThan(30);
});

const whole = fitFile([place, place, place]);

it.each([
  ["cut off in its header", whole.subarray(0, 13)],
  ["cut off between its points", whole.subarray(0, 70)],
  ["cut off before its checksum", whole.subarray(0, -2)],
  ["with a wrong checksum", whole.with(whole.length - 1, whole.at(-1)! ^ 1)],
  ["that was changed", whole.with(60, whole[60]! ^ 1)],
])("reports a FIT file %s as corrupt", (_, bytes) => {
  expect(read(bytes).found).toBe("damaged");
});

it("reports a message without definition, or beyond the end", () => {
  for (const messages of [[0x05, 1, 2], [0x40, 0, 0, 20, 0, 200, 1], [0x40]]) {
    const file = [12, 0x10, 0, 0, messages.length, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54, ...messages];
    expect(read(Uint8Array.from([...file, ...checksum(file)])).found).toBe("damaged");
  }
});

it.each([
  ["nothing", []],
  ["a picture", [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]],
])("does not accept %s as a recorded walk", (_, bytes) => {
  expect(read(Uint8Array.from(bytes)).found).toBe("unreadable");
});
