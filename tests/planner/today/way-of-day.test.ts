import { describe, expect, it } from "vitest";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import { nextNeeds } from "#domain/plans/today/next-needs.ts";
import { hoursAlong, plannedPosition, progressAt } from "#domain/plans/today/progress.ts";
import { horizonM, isWayOf, wayOfDay } from "#domain/plans/today/way-of-day.ts";
import { wayEntries } from "#domain/plans/today/way-entries.ts";
import { recorded, spanOf, way } from "./sarria-track.ts";

describe.each([1, 2])("the way of day %i alone", (number) => {
  const day = spanOf(number);
  const ofDay = wayOfDay(way, recorded.places, number, horizonM);
  if (!ofDay) throw new Error("the plan has this day");

  it("places the walker, the end and the needs as the whole way does", () => {
    for (const hour of [7, 9.5, 12, 15, 20]) {
      const alongM = plannedPosition(way, day, 8, hour);
      expect(plannedPosition(ofDay.way, day, 8, hour)).toBeCloseTo(alongM, 6);
      expect(progressAt(ofDay.way, day, alongM)).toEqual(progressAt(way, day, alongM));
      expect(nextNeeds(ofDay.entries, alongM)).toEqual(
        nextNeeds(wayEntries(way, recorded.places, day.fromM, day.toM + horizonM), alongM),
      );
    }
    expect(placeAlong(ofDay.way, day.toM)).toEqual(placeAlong(way, day.toM));
    expect(hoursAlong(ofDay.way, way.lengthM)).toBe(hoursAlong(way, way.lengthM));
  });

  it("is that of this day until its end is moved", () => {
    const to = ["portomarin", "palas-de-rei"][number - 1] ?? "";
    expect(isWayOf(ofDay, { number, to })).toBe(true);
    expect(isWayOf(ofDay, { number, to: "gonzar" })).toBe(false);
    expect(isWayOf(ofDay, { number: number + 1, to })).toBe(false);
  });

  it("has nothing of other days but their distances", () => {
    expect(ofDay.way.points).toHaveLength(2);
    const own = way.stretches.filter(({ toM }) => toM > day.fromM && toM <= day.toM);
    expect(ofDay.way.stretches).toHaveLength(own.length + 1);
  });
});

it("is nothing on a day that the plan does not have", () => {
  expect(wayOfDay(way, [], 9, 0)).toBeNull();
});
