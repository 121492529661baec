import { expect, it } from "vitest";
import { withoutSpurs } from "./without-spurs.ts";

type Place = readonly [number, number];

const [before, path, corner, town, after]: Place[] = [
  [42, -5],
  [42.01, -5],
  [42.02, -5],
  [42.02, -5.01],
  [42.03, -5],
] as Place[] as [Place, Place, Place, Place, Place];

it("removes the way to a town off the path and back", () => {
  const lines = [
    [before, path, corner, town],
    [town, corner, after],
  ];
  expect(withoutSpurs(lines, String)).toEqual([
    [before, path, corner],
    [corner, after],
  ]);
});

it("keeps detours with a path of their own", () => {
  const lines = [
    [before, path, corner, town],
    [town, corner, path, after],
  ];
  expect(withoutSpurs(lines, String)).toEqual(lines);
});

it("keeps a town on the path, at a fork, or at the end of all lines", () => {
  const through = [
    [before, path, town],
    [town, corner, after],
  ];
  expect(withoutSpurs(through, String)).toEqual(through);
  expect(withoutSpurs([[before, corner, town]], String)).toEqual([[before, corner, town]]);
});

it("keeps a line between two towns off the path", () => {
  const lines = [
    [before, corner, town],
    [town, corner, path],
    [path, corner, after],
  ];
  expect(withoutSpurs(lines, String).every(({ length }) => length > 1)).toBe(true);
});
