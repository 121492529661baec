import { describe, expect, it } from "vitest";
import { contextOver } from "#server/open-context.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices, testSettings } from "#tests/support/services/test-services.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { showRouteFinder } from "#use-cases/places/finders/show-route-finder.ts";
import { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import { showHome } from "./show-home.ts";
import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";

const database = await testDatabase({ seeded: true });
const context = contextOver(database, silentLog, testSettings, testServices);

describe("the home page", () => {
  it("returns length, climb, days and line of every route", async () => {
    const { routes } = await showHome(context);
    expect(routes).toHaveLength(14);
    const frances = routes.find((route) => route.slug === "camino-frances");
    expect(frances).toMatchObject({ start: "Saint-Jean-Pied-de-Port", lengthM: 765_780, ascentM: 10_175, days: 33 });
    for (const route of routes) {
      expect(route.days, route.slug).toBeGreaterThan(0);
      expect(route.line.length, route.slug).toBeGreaterThan(9);
      // More would not show in a picture, and take memory for hundreds of routes.
      expect(route.line.length, route.slug).toBeLessThan(550);
    }
  });

  it("says that a climb is partial if that of some legs is unknown", async () => {
    await database.pool.query("UPDATE arc SET ascent_m = NULL WHERE id = 1710");
    context.content.contentChanged();
    const { routes } = await showHome(context);
    expect(routes.filter((route) => route.isClimbPartial).map((route) => route.slug)).toEqual(["camino-de-le-puy"]);
  });

  it("reports an unknown climb if none is known", async () => {
    await database.pool.query("UPDATE arc SET ascent_m = NULL, descent_m = NULL WHERE id BETWEEN 1710 AND 1761");
    context.content.contentChanged();
    const { routes } = await showHome(context);
    expect(routes.filter((route) => route.ascentM === null).map((route) => route.slug)).toEqual(["camino-de-le-puy"]);
  });

  it("has the elevation profile of the first route, with its passes", async () => {
    const { profile, places } = await showHome(context);
    expect(profile?.lengthKm).toBeCloseTo(765.78, 1);
    expect(profile?.maxM).toBeGreaterThan(1490);
    const lepoeder = places.find((place) => place.name === "Col de Lepoeder");
    expect(lepoeder?.km).toBeGreaterThan(18);
    expect(lepoeder?.km).toBeLessThan(24);
  });

  it("counts published records", async () => {
    const { counts } = await showHome(context);
    expect(counts).toEqual({ towns: 1542, houses: 3024, legs: 1770 });
  });

  it("is computed once", async () => {
    expect(await showHome(context)).toBe(await showHome(context));
  });

  it("shows days as unknown after an abandoned planning task, for five seconds", async () => {
    const clock = { ms: 0 };
    const content = new ContentCache(
      () => context.published.readRevision(),
      () => clock.ms,
    );
    const { share, guard } = context.workers;
    const pageWith = async (run: typeof context.workers.run) => {
      const busy = { ...context, content, workers: { share, guard, run } };
      const { routes, isWhole } = await showHome(busy);
      const finder = await showRouteFinder(busy, "brisk");
      return {
        days: new Set([...routes, ...finder.routes].map(({ days }) => days)),
        isWhole: [isWhole, finder.isWhole],
      };
    };
    const overloaded: typeof context.workers.run = async () => ({ kind: "out-of-time" });
    const planning: typeof context.workers.run = (...task) => context.workers.run(...task);
    const makeshift = { days: new Set([null]), isWhole: [false, false] };
    expect(await pageWith(overloaded)).toEqual(makeshift);
    clock.ms = 4_999;
    expect(await pageWith(planning)).toEqual(makeshift);
    clock.ms = 10_000;
    const whole = await pageWith(planning);
    expect(whole.isWhole).toEqual([true, true]);
    expect([...whole.days].every((days) => days !== null && days > 0)).toBe(true);
  });
});

describe("start places", () => {
  it("are the towns of the main line from start to end", async () => {
    const startPlaces = await showStartPlaces(context, "camino-frances");
    expect(startPlaces?.places[0]?.slug).toBe(startPlaces?.start);
    expect(startPlaces?.places.at(-1)?.slug).toBe(startPlaces?.end);
    expect(startPlaces?.places.map((place) => place.slug)).toContain("roncesvalles");
    expect(new Set(startPlaces?.places.map((place) => place.slug)).size).toBe(startPlaces?.places.length);
  });

  it("are none for a route that does not exist", async () => {
    expect(await showStartPlaces(context, "camino-nowhere")).toBeNull();
    expect(await showStartPlaces(context, "")).toBeNull();
    // The database would reject it.
    expect(await showStartPlaces(context, "\0")).toBeNull();
  });
});
