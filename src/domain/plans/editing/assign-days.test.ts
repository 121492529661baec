import { describe, expect, it } from "vitest";
import { type UnassignedDay, assignDays } from "./assign-days.ts";
import { noNotes, type StoredDay } from "./stored-plan.ts";

/** Days that walk through places named by letters; the same letter twice is a rest. */
function bare(places: string): UnassignedDay[] {
  return [...places].slice(1).map((to, index) => {
    const from = places[index] ?? "";
    return { leg: 0, number: index + 1, kind: from === to ? "rest" : "walk", from, to, pinned: false };
  });
}

function stored(places: string, words: Record<number, Partial<StoredDay>> = {}): StoredDay[] {
  return bare(places).map((day) => ({ ...noNotes, ...day, key: day.number * 10, ...words[day.number] }));
}

const booked = { house: "h", houseState: "booked", bookingReference: "R" } as const;

describe("assignDays", () => {
  it("keeps days unchanged whose end is unchanged, whatever their number", () => {
    const before = stored("abcd", { 2: { ...booked, notes: "n" } });
    const { days, leftBehind } = assignDays(before, [], bare("abbcd"));
    expect(days.map(({ to, key }) => [to, key])).toEqual([
      ["b", 10],
      ["b", 31],
      ["c", 20],
      ["d", 30],
    ]);
    expect(days[2]).toMatchObject({ ...booked, notes: "n" });
    expect(leftBehind).toEqual([]);
  });

  it("moves notes with the day, and keeps places to stay with their town", () => {
    const before = stored("abcd", { 2: { ...booked, notes: "n", carry: "w" } });
    const { days, leftBehind } = assignDays(before, [], bare("abxd"));
    expect(days[1]).toMatchObject({ key: 20, house: null, houseState: "none", notes: "n", carry: "w" });
    expect(leftBehind).toEqual([{ ...noNotes, ...booked, town: "c" }]);
  });

  it("restores set-aside notes and bookings, without overwriting anything", () => {
    const leftBehind = { ...noNotes, ...booked, town: "c", notes: "old" };
    const assigned = assignDays(stored("abd", { 2: { notes: "new" } }), [leftBehind], bare("abcd"));
    expect(assigned.days[1]).toMatchObject({ to: "c", ...booked, notes: "old" });
    expect(assigned.leftBehind).toEqual([]);
    const taken = assignDays(stored("abcd", { 2: { house: "other" } }), [leftBehind], bare("abcd"));
    expect(taken.days[1]?.house).toBe("other");
    expect(taken.leftBehind).toEqual([leftBehind]);
  });

  it("loses no notes when days are removed, and duplicates no key", () => {
    const words = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [number, { notes: `note ${number}` }]));
    for (const places of ["af", "acf", "abcdef", "axyzf", "abbccf", "aabcdefgh"]) {
      const { days, leftBehind } = assignDays(stored("abcdef", words), [], bare(places));
      const kept = [...days, ...leftBehind].map(({ notes }) => notes).join("\n");
      for (const number of [1, 2, 3, 4, 5]) expect(kept).toContain(`note ${number}`);
      expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
    }
  });
});
