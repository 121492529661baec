import { expect, it } from "vitest";

import { mayPrefetch } from "./may-prefetch.ts";

it("fetches nothing ahead on slow connections and where data is saved", () => {
  expect(mayPrefetch({ connection: { effectiveType: "slow-2g" } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: "2g" } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: "4g", saveData: true } })).toBe(false);
  expect(mayPrefetch({ connection: { effectiveType: "4g", saveData: false } })).toBe(true);
  expect(mayPrefetch({})).toBe(true);
});
