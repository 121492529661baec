import { expect, it } from "vitest";

import { planText as en } from "#messages/en/sentences/plan-files.ts";
import { planText as es } from "#messages/es/sentences/plan-files.ts";

it("says in words of which month typical prices are", () => {
  expect(en.costs(8_250, 8_250, "2026-01", 2)).toContain("(January 2026)");
  expect(es.costs(8_250, 8_250, "2026-01", 1)).toContain("(enero de 2026)");
});
