import { expect, it } from "vitest";
import { isBeyond, sliderRange } from "./use-lengths.ts";

it("extends to a length in the address, and reports if it exceeds the sliders' range", () => {
  expect(sliderRange("km", "ideal", 23)).toEqual({ min: 5, max: 45, step: 1 });
  expect(sliderRange("km", "ideal", 60)).toEqual({ min: 5, max: 60, step: 1 });
  expect(sliderRange("hours", "ideal", 2)).toEqual({ min: 2, max: 10, step: 0.25 });
  expect(isBeyond("km", "ideal", 60)).toBe(true);
  expect(isBeyond("km", "ideal", 45)).toBe(false);
  expect(isBeyond("hours", "max", 14)).toBe(false);
});
