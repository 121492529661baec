import { and, eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { branch } from "#database/schema/routes/segment.ts";
import { route } from "#database/schema/routes/route.ts";
import { readContentRevision } from "../content/content-state.ts";
import { loadStepsOfRoutes } from "./arcs-of-routes.ts";
import { loadRouteGraph } from "./route-graph.ts";
import { loadArcLines } from "./route-lines.ts";
import { loadRouteTowns } from "./route-towns.ts";
import { findRoute, loadRoutes, walkingTotals } from "./routes.ts";

const database = await testDatabase({ seeded: true });

async function graphOf(slug: string): Promise<RouteGraph> {
  const graph = await loadRouteGraph(database, slug);
  if (graph === null) throw new Error(`no graph of ${slug}`);
  return graph;
}

const townIn = (graph: RouteGraph, slug: string): GraphWaypoint => {
  const waypoint = graph.waypoints.find(({ townSlug }) => townSlug === slug);
  if (waypoint === undefined) throw new Error(`no town ${slug}`);
  return waypoint;
};

describe("loadRoutes", () => {
  it("lists the fourteen routes in order with the totals of their main line", async () => {
    const routes = await loadRoutes(database);
    expect(routes).toHaveLength(14);
    expect(routes[0]).toMatchObject({
      slug: "camino-frances",
      start: { slug: "saint-jean-pied-de-port" },
      end: { slug: "santiago-de-compostela" },
      totals: { distanceM: 765_780, ascentM: 10_175, descentM: 9_625 },
    });
  });

  it("agrees with the graph of every route, whose main line leads from start to end", async () => {
    for (const { slug, start, end, totals } of await loadRoutes(database)) {
      const graph = await graphOf(slug);
      const main = graph.arcs.filter(({ branches }) => branches.includes("main"));
      expect(walkingTotals(main), slug).toEqual(totals);
      expect(townIn(graph, start.slug).uuid, slug).toBe(main[0]?.from);
      expect(townIn(graph, end.slug).uuid, slug).toBe(main.at(-1)?.to);
    }
  });

  it("finds a route by its slug, and nothing for an unknown slug", async () => {
    expect((await findRoute(database, "camino-ingles"))?.totals.distanceM).toBe(111_950);
    expect(await findRoute(database, "camino-nowhere")).toBeNull();
  });
});

describe("loadRouteGraph", () => {
  it("returns no graph for an unknown route", async () => {
    expect(await loadRouteGraph(database, "camino-nowhere")).toBeNull();
  });

  it("has exactly the waypoints of its arcs, and every arc on a branch", async () => {
    const graph = await graphOf("camino-frances");
    const used = new Set(graph.arcs.flatMap(({ from, to }) => [from, to]));
    expect(new Set(graph.waypoints.map(({ uuid }) => uuid))).toEqual(used);
    const slugs = new Set(graph.branches.map(({ slug }) => slug));
    expect(graph.arcs.every(({ branches }) => branches.length > 0 && branches.every((one) => slugs.has(one)))).toBe(
      true,
    );
  });

  it("closes the Lepoeder pass in winter, which the Valcarlos variant replaces", async () => {
    const graph = await graphOf("camino-frances");
    expect(graph.closures).toMatchObject([{ from: "11-01", to: "03-31" }]);
    const valcarlos = graph.branches.find(({ slug }) => slug === "valcarlos");
    expect(valcarlos?.replaces.length).toBeGreaterThan(0);
    expect(valcarlos?.replaces).toEqual(expect.arrayContaining([...graph.closures[0]!.arcs]));
  });

  it("counts a place to stay by type, by season, or not at all", async () => {
    const houses = async () => {
      const { lodging, seasonalLodging } = townIn(await graphOf("camino-frances"), "zubiri");
      const total = Object.values(lodging).reduce((sum, count) => sum + count, 0);
      return { total, seasonal: seasonalLodging.length };
    };
    const before = await houses();
    const [house] = await database.drizzle
      .select({ uuid: accommodation.uuid })
      .from(accommodation)
      .where(eq(accommodation.townUuid, (await townUuid("zubiri")) ?? ""))
      .orderBy(accommodation.season, accommodation.slug)
      .limit(1);
    const change = (facts: Partial<typeof accommodation.$inferInsert>) =>
      database.drizzle.update(accommodation).set(facts).where(eq(accommodation.uuid, house!.uuid));
    await change({ season: null });
    const unknown = await houses();
    await change({ season: [{ from: "04-01", to: "10-31" }] });
    expect(await houses()).toEqual({ total: unknown.total - 1, seasonal: unknown.seasonal + 1 });
    await change({ status: "temporarily_closed" });
    expect(await houses()).toEqual({ total: unknown.total - 1, seasonal: unknown.seasonal });
    await change({ status: "open", published: false, season: null });
    expect(await houses()).toEqual({ total: unknown.total - 1, seasonal: unknown.seasonal });
    expect(before.total + before.seasonal).toBe(unknown.total + unknown.seasonal);
  });

  async function townUuid(slug: string): Promise<string | undefined> {
    return (await loadRouteTowns(database, "camino-frances")).find((town) => town.slug === slug)?.uuid;
  }
});

describe("unpublished", () => {
  afterEach(async () => {
    await database.drizzle.update(branch).set({ published: true });
    await database.drizzle.update(route).set({ published: true });
  });

  it("branches are missing from the graph with their own arcs and waypoints", async () => {
    const before = await graphOf("camino-frances");
    const own = before.arcs.filter(({ branches }) => branches.length === 1 && branches[0] === "valcarlos");
    await database.drizzle.update(branch).set({ published: false }).where(eq(branch.slug, "valcarlos"));
    const after = await graphOf("camino-frances");
    expect(own.length).toBeGreaterThan(0);
    expect(after.arcs).toHaveLength(before.arcs.length - own.length);
    expect(after.branches.map(({ slug }) => slug)).not.toContain("valcarlos");
    expect(after.waypoints.length).toBeLessThan(before.waypoints.length);
  });

  it("main branches leave a route that is not drawn: without graph, towns and lines", async () => {
    const frances = sql`(SELECT uuid FROM route WHERE slug = 'camino-frances')`;
    const isMain = and(eq(branch.kind, "main"), eq(branch.routeUuid, frances));
    await database.drizzle.update(branch).set({ published: false }).where(isMain);
    expect((await findRoute(database, "camino-frances"))?.totals.distanceM).toBe(0);
    expect(await loadRouteGraph(database, "camino-frances")).toBeNull();
    expect(await loadRouteTowns(database, "camino-frances")).toEqual([]);
    const steps = await loadStepsOfRoutes(database);
    expect(steps.filter(({ routeSlug }) => routeSlug === "camino-frances")).toEqual([]);
    expect(steps.some(({ routeSlug }) => routeSlug === "camino-ingles")).toBe(true);
  });

  it("routes are hidden, which increments the content revision", async () => {
    const revision = await readContentRevision(database);
    await database.drizzle.update(route).set({ published: false }).where(eq(route.slug, "camino-ingles"));
    expect(await readContentRevision(database)).toBeGreaterThan(revision);
    expect(await loadRouteGraph(database, "camino-ingles")).toBeNull();
    expect(await findRoute(database, "camino-ingles")).toBeNull();
    expect(await loadRoutes(database)).toHaveLength(13);
    expect(await loadRouteTowns(database, "camino-ingles")).toEqual([]);
  });
});

describe("loadRouteTowns", () => {
  it("returns the towns of the main line in walking order with their distances, then the others", async () => {
    const towns = await loadRouteTowns(database, "camino-frances");
    expect(towns[0]).toMatchObject({ slug: "saint-jean-pied-de-port", distanceM: 0 });
    const onMain = towns.filter(({ distanceM }) => distanceM !== null);
    expect(onMain.at(-1)).toMatchObject({ slug: "santiago-de-compostela", distanceM: 765_780 });
    expect(onMain.map(({ distanceM }) => distanceM)).toEqual(
      onMain.map(({ distanceM }) => distanceM).toSorted((a, b) => a! - b!),
    );
    expect(towns.slice(0, onMain.length)).toEqual(onMain);
    expect(towns.find(({ slug }) => slug === "luzaide-valcarlos")).toMatchObject({
      distanceM: null,
      branches: ["valcarlos"],
    });
  });
});

describe("loadArcLines", () => {
  it("returns a line for every arc of the graph from waypoint to waypoint", async () => {
    const graph = await graphOf("camino-frances");
    const lines = await loadArcLines(
      database,
      graph.arcs.map(({ id }) => id),
    );
    const waypoints = new Map(graph.waypoints.map((waypoint) => [waypoint.uuid, waypoint]));
    expect(lines.size).toBe(graph.arcs.length);
    for (const { id, from, to } of graph.arcs) {
      const line = lines.get(id) ?? [];
      expect(line[0]?.[0]).toBeCloseTo(waypoints.get(from)?.lat ?? 0, 4);
      expect(line.at(-1)?.[1]).toBeCloseTo(waypoints.get(to)?.lon ?? 0, 4);
    }
    expect(lines.get(graph.arcs[0]!.id)?.[0]?.[2]).toBe(185);
  });
});
