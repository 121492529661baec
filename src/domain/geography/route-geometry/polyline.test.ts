import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePolyline, encodePolyline, PolylineError } from "./polyline.ts";

const publishedPoints = [
  { lat: 38.5, lon: -120.2 },
  { lat: 40.7, lon: -120.95 },
  { lat: 43.252, lon: -126.453 },
];
const publishedText = "_p~iF~ps|U_ulLnnqC_mqNvxq`@";

describe("encoded polylines", () => {
  it("match the example published with the format, both ways", () => {
    expect(encodePolyline(publishedPoints)).toBe(publishedText);
    expect(decodePolyline(publishedText)).toEqual(publishedPoints);
  });

  it("are empty for a line without points", () => {
    expect(encodePolyline([])).toBe("");
    expect(decodePolyline("")).toEqual([]);
  });

  it("round-trip every line to five decimals", () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5);
    fc.assert(
      fc.property(fc.array(fc.record({ lat: degrees(90), lon: degrees(180) })), (points) => {
        expect(decodePolyline(encodePolyline(points))).toEqual(
          points.map(({ lat, lon }) => ({ lat: lat + 0, lon: lon + 0 })),
        );
      }),
    );
  });

  it("do not accumulate rounding errors", () => {
    const points = Array.from({ length: 1000 }, (_, i) => ({
      lat: 42 + i * 0.000014,
      lon: -2 - i * 0.000016,
    }));
    const last = decodePolyline(encodePolyline(points)).at(-1);
    expect(last?.lat).toBeCloseTo(points.at(-1)?.lat ?? 0, 5);
    expect(last?.lon).toBeCloseTo(points.at(-1)?.lon ?? 0, 5);
  });

  it("refuse truncated text and invalid characters", () => {
    expect(() => decodePolyline(publishedText.slice(0, -1))).toThrow(PolylineError);
    expect(() => decodePolyline("_p~iF")).toThrow("ends after a latitude");
    expect(() => decodePolyline("_p~iF !")).toThrow("does not belong");
  });
});
