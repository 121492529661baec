import { expect, it } from "vitest";
import { isNetworkFailure } from "./support.ts";

it.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "recognises %s",
  (message) => {
    expect(isNetworkFailure(new TypeError(message))).toBe(true);
  },
);

it("does not include errors of the site itself", () => {
  expect(isNetworkFailure(new TypeError("undefined is not a function"))).toBe(false);
  expect(isNetworkFailure(new Error("Failed to fetch"))).toBe(false);
  expect(isNetworkFailure({ status: 500 })).toBe(false);
});
