import { expect, it } from "vitest";

import { LastResultCache } from "./last-result-cache.server.ts";

it("recomputes only if an input has changed, and drops the previous value", () => {
  const made: string[] = [];
  const last = new LastResultCache<object>();
  const get = (key: string, ...of: readonly unknown[]) =>
    last.get(key, of, () => {
      made.push(key);
      return { key };
    });
  const graph = { arcs: [] };
  const first = get("route en", graph, null);
  expect(get("route en", graph, null)).toBe(first);
  expect(get("route es", graph, null)).not.toBe(first);
  expect(get("route en", { arcs: [] }, null)).not.toBe(first);
  expect(get("route en", graph, null)).not.toBe(first);
  expect(get("route en", graph)).not.toBe(first);
  expect(made).toEqual(["route en", "route es", "route en", "route en", "route en"]);
});
