import { expect, it } from "vitest";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { FilterError } from "#use-cases/lists/list-page.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { loadLeadingRoutes } from "./leading-routes.server.ts";

const { context } = testApplication(await testDatabase({ seeded: true }));

function leading(query: string, address = "192.0.2.7") {
  const client = { address, signal: null };
  return loadLeadingRoutes({ ...context, client }, new URL(`http://localhost/planner/leading${query}`));
}

it("lists other routes from start to destination, keeping the other preferences", async () => {
  expect(await leading("?route=camino-finisterre-muxia&from=fisterra&to=muxia&ideal=6")).toEqual([
    { slug: "camino-fisterra-muxia", search: expect.stringMatching(/ideal=6.*&from=fisterra&to=muxia$/) },
  ]);
  expect(await leading("?route=camino-frances&from=leon&to=burgos")).toEqual([]);
  expect(await leading("?route=camino-frances&from=*&days=5")).toEqual([]);
});

it("accepts any address", async () => {
  const long = "x".repeat(20_000);
  for (const query of ["", "?route=", "?from=constructor", "?to=%00", `?from=${long}&to=${long}`])
    expect(Array.isArray(await leading(query, "192.0.2.8")), query.slice(0, 40)).toBe(true);
  for (const query of ["?route=nowhere", "?route=__proto__&from=constructor", "?route=%00&to=%00"])
    await expect(leading(query, "192.0.2.8")).rejects.toThrow(FilterError);
});

it("is rate-limited for one address", async () => {
  const flood = Array.from({ length: 80 }, () => leading("?route=camino-ingles", "192.0.2.9"));
  const refused = (await Promise.allSettled(flood)).flatMap((each) => (each.status === "rejected" ? each.reason : []));
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toBeInstanceOf(UseCaseError);
  expect(refused[0]).toMatchObject({ kind: "too-many-requests" });
});
