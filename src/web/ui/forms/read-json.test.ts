import { expect, it } from "vitest";
import { readJson } from "./read-json.ts";

it("reads JSON, and nothing else", () => {
  expect(readJson('{"rooms":["double","single"]}')).toEqual({ rooms: ["double", "single"] });
  expect([readJson("no JSON"), readJson("")]).toEqual([undefined, undefined]);
});

it("ignores JSON that is nested so deeply that it could not be written again", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(JSON.stringify(readJson(nested(500)))).toBe(nested(500));
  expect(readJson(nested(501))).toBeUndefined();
  expect(readJson(nested(30_000))).toBeUndefined();
});
