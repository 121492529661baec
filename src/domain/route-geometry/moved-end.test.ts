import { describe, expect, it } from "vitest";
import { greatCircleM } from "./great-circle.ts";
import { lengthWithMovedEnd } from "./moved-end.ts";

const [start, bend, end] = [
  { lat: 42, lon: -8 },
  { lat: 42.01, lon: -8 },
  { lat: 42.01, lon: -7.99 },
];
const arc = { distanceM: 2000, line: [start, bend, end] };

describe("an arc whose end is moved", () => {
  it("gains and loses what its first or last stretch does", () => {
    const further = { lat: 41.99, lon: -8 };
    expect(lengthWithMovedEnd(arc, "from", further)).toBe(Math.round(2000 + greatCircleM(further, start)));
    expect(lengthWithMovedEnd(arc, "to", { lat: 42.01, lon: -7.995 })).toBe(
      Math.round(2000 - greatCircleM(end, { lat: 42.01, lon: -7.995 })),
    );
    expect(lengthWithMovedEnd(arc, "from", start)).toBe(2000);
  });

  it("is never shorter than the straight line", () => {
    const short = { distanceM: 1, line: [start, end] };
    expect(lengthWithMovedEnd(short, "to", bend)).toBe(Math.ceil(greatCircleM(start, bend)));
    expect(lengthWithMovedEnd({ distanceM: 1, line: [start, bend] }, "from", bend)).toBe(1);
  });

  it("stays as long as it was where nothing is known of its line", () => {
    expect(lengthWithMovedEnd({ distanceM: 700, line: [] }, "from", bend)).toBe(700);
  });
});
