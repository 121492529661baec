import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { townServices } from "#domain/route-graph/route-graph.ts";

const styles = readFileSync(new URL("./service-icons.css", import.meta.url), "utf8");

it("each service has its own letter", () => {
  const letters = ["beds", ...townServices].map(
    (service) => new RegExp(`\\[data-marks~="${service}"\\] \\{\\s*--${service}: ("\\\\\\w+");`).exec(styles)?.[1],
  );
  expect(letters).not.toContain(undefined);
  expect(new Set(letters).size).toBe(letters.length);
  const [, shown] = /--marks:([^;]+);/.exec(styles) ?? [];
  for (const service of townServices) expect(shown).toContain(`var(--${service}, "")`);
});
