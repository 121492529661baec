import { expect, it } from "vitest";
import { contextOver } from "#server/open-context.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { testServices, testSettings } from "#tests/support/services/test-services.ts";
import { showMonths } from "./show-months.ts";

const database = await testDatabase({ seeded: true });
const context = {
  ...contextOver(database, silentLog, testSettings, testServices),
  now: () => new Date("2026-11-23T08:00:00Z"),
};

it("describes each month on a route", async () => {
  const known = await showMonths(context, "camino-frances");
  expect(known?.months).toHaveLength(12);
  expect(known?.months[6]).toMatchObject({ month: 7, temperatureC: 19.5, rainMm: 36 });
  expect(known?.months[5]?.daylightHours).toBeCloseTo(15.3, 0);
  expect(known?.months[0]?.open).toBeLessThan(known?.months[6]?.open ?? 0);
  expect(known?.seasonsKnown).toBeGreaterThan(100);
  expect(known?.holyYear).toBe(2027);
  const shares = known?.months.map(({ pilgrims }) => pilgrims) ?? [];
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 5);
});

it("reports unknown facts of a route as unknown", async () => {
  const plata = await showMonths(context, "camino-via-de-la-plata");
  expect(plata?.months[0]).toMatchObject({ temperatureC: null, rainMm: null });
  expect(await showMonths(context, "camino-nowhere")).toBeNull();
});

it("omits seasons based on one or two places to stay, and names the route whose pilgrims are counted", async () => {
  for (const [slug, told] of [
    ["camino-de-le-puy", { seasonsKnown: 0, isCounted: false }],
    ["camino-via-de-la-plata", { seasonsKnown: 0, isCounted: false }],
    ["camino-frances", { isCounted: true }],
  ] as const) {
    expect(await showMonths(context, slug), slug).toMatchObject(told);
  }
});
