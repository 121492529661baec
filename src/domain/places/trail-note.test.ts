import { expect, it } from "vitest";
import { isTrailNoteShown, trailNotePlace } from "./trail-note.ts";

const towns = [
  { slug: "sarria", alongM: 1_000 },
  { slug: "barbadelo", alongM: 5_300 },
];

it("a position on the route is in a town, or at a distance after the last one, rounded to 100 m", () => {
  expect(trailNotePlace(towns, 1_390)).toEqual({ town: "sarria", pastM: 0 });
  expect(trailNotePlace(towns, 4_900)).toEqual({ town: "barbadelo", pastM: 0 });
  expect(trailNotePlace(towns, 2_260)).toEqual({ town: "sarria", pastM: 1_300 });
  expect(trailNotePlace(towns, 500)).toBeNull();
  expect(trailNotePlace([...towns, { slug: "zamora", alongM: 99_000 }], 60_000)).toEqual({
    town: "barbadelo",
    pastM: 30_000,
  });
});

it("a position beyond the last town of a route is outside that route", () => {
  expect(trailNotePlace(towns, 5_700)).toEqual({ town: "barbadelo", pastM: 0 });
  expect(trailNotePlace(towns, 77_000)).toBeNull();
});

it("a note is shown for three days", () => {
  const at = Date.parse("2027-05-10T08:00:00Z");
  expect(isTrailNoteShown(at, at + 3 * 86_400_000 - 1)).toBe(true);
  expect(isTrailNoteShown(at, at + 3 * 86_400_000)).toBe(false);
});
