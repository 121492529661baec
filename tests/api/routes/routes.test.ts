import { describe, expect, it } from "vitest";
import { routeGraph } from "#contract/routes/route-graph.ts";
import { routeDetail, routeList } from "#contract/routes/routes.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { app, get, context } = testApplication(database);

describe("GET /api/routes", () => {
  it("lists the routes with their totals", async () => {
    const list = routeList.parse(await (await get("/api/routes")).json());
    expect(list).toMatchObject({ page: 1, perPage: 25, total: 14 });
    const frances = list.data.find((route) => route.slug === "camino-frances");
    expect(frances?.totals.km).toBeCloseTo(765.78, 1);
    expect(frances?.end.slug).toBe("santiago-de-compostela");
  });

  it("has pages, sorting and search regardless of accents", async () => {
    const page = routeList.parse(await (await get("/api/routes?page=2&perPage=5&sort=name")).json());
    expect(page).toMatchObject({ page: 2, perPage: 5, total: 14 });
    expect(page.data).toHaveLength(5);
    const back = routeList.parse(await (await get("/api/routes?sort=-name&perPage=100")).json());
    const names = back.data.map((route) => route.name);
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)));
    const routes = routeList.parse(await (await get("/api/routes?q=FRANCES")).json());
    expect(routes.data.map((route) => route.slug)).toContain("camino-frances");
    expect(routeList.parse(await (await get("/api/routes?q=¿?")).json()).total).toBe(0);
  });

  it.each([
    ["page=0", "page"],
    ["perPage=101", "perPage"],
    ["perPage=many", "perPage"],
    ["sort=colour", "sort"],
  ])("answers 422 to ?%s", async (query, field) => {
    const problem = await problemOf(await get(`/api/routes?${query}`));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });
});

describe("GET /api/routes/{slug}", () => {
  it("shows totals, towns in order and branches", async () => {
    const route = routeDetail.parse(await (await get("/api/routes/camino-frances")).json());
    const slugs = route.towns.map((town) => town.slug);
    expect(slugs.indexOf("pamplona")).toBeGreaterThan(slugs.indexOf("roncesvalles"));
    const distances = route.towns.map((town) => town.km).filter((km) => km !== null);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(route.branches.find((branch) => branch.kind === "main")?.totals.km).toBeCloseTo(765.78, 1);
  });

  it("shows how each variant differs from what it replaces, and its closures", async () => {
    const { branches } = routeDetail.parse(await (await get("/api/routes/camino-frances")).json());
    const valcarlos = branches.find((branch) => branch.slug === "valcarlos");
    // Valcarlos: 22.94 km, 915 m up and 160 down; over Lepoeder 25.21 km, 1305 m up and 555 down.
    expect(valcarlos?.difference).toMatchObject({ km: -2.27, ascentM: -390, descentM: -395 });
    expect(valcarlos?.difference?.hours).toBeCloseTo(-1.82, 2);
    expect(valcarlos?.closures).toMatchObject([
      { from: "11-01", to: "03-31", of: "replaced", notes: { es: expect.stringContaining("Valcarlos") } },
    ]);
    const main = branches.find((branch) => branch.kind === "main");
    expect(main).toMatchObject({ difference: null, closures: [{ of: "branch" }] });
  });

  it("describes each branch in both languages with the author, also in the graph", async () => {
    const { branches } = routeDetail.parse(await (await get("/api/routes/camino-primitivo")).json());
    const hospitales = branches.find((branch) => branch.slug === "hospitales");
    expect(hospitales).toMatchObject({
      description: expect.stringContaining("No water or food"),
      descriptionEs: expect.stringContaining("Sin agua ni comida"),
      sources: { descriptionEs: { source: "vieira", date: "2026-11" } },
    });
    expect(branches.find(({ kind }) => kind === "main")).toMatchObject({ description: null, descriptionEs: null });
    const graph = routeGraph.parse(await (await get("/api/routes/camino-primitivo/graph")).json());
    const ways = new Map(graph.branches.map((branch) => [branch.slug, branch]));
    expect(ways.get("hospitales")?.descriptionEs).toBe(hospitales?.descriptionEs);
    expect(ways.get("main")).not.toHaveProperty("description");
  });

  it("compares every branch with what it replaces, on every route", async () => {
    const { data } = routeList.parse(await (await get("/api/routes?perPage=100")).json());
    let compared = 0;
    for (const { slug } of data) {
      const { branches } = routeDetail.parse(await (await get(`/api/routes/${slug}`)).json());
      for (const branch of branches) {
        if (branch.kind !== "variant") expect(branch.difference, `${slug} ${branch.slug}`).toBeNull();
        else if (branch.difference) compared += 1;
      }
    }
    // 96 variants; some, such as those by Fátima, consist of parts that replace nothing by themselves.
    expect(compared).toBeGreaterThan(70);
  });

  it("shows the guidebook's 33 stages of the Francés beside its own totals, and none for routes without a guidebook", async () => {
    const { publishedStages, version } = routeDetail.parse(await (await get("/api/routes/camino-frances")).json());
    expect(version).toBe(1);
    expect(publishedStages.map(({ number }) => number)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
    expect(publishedStages[0]).toEqual({
      number: 1,
      end: { slug: "roncesvalles", name: "Roncesvalles" },
      km: 24.2,
      ascentM: 1419,
      descentM: 557,
      source: "open-pilgrimages",
    });
    expect(publishedStages.reduce((sum, { km }) => sum + km, 0)).toBeCloseTo(763.7, 6);
    expect((await (await get("/api/routes/camino-ingles")).json()).publishedStages).toEqual([]);
  });

  it.each(["camino-nowhere", "Camino-Frances", "..", "%00", "a".repeat(3000), "camino-frances'--"])(
    "answers 404 to %s",
    async (slug) => {
      for (const path of [`/api/routes/${slug}`, `/api/routes/${slug}/graph`]) {
        expect((await problemOf(await get(path))).status).toBe(404);
      }
    },
  );

  it("returns the requested language", async () => {
    const response = await get("/api/routes/camino-nowhere", { "Accept-Language": "es-ES" });
    expect(response.headers.get("Content-Language")).toBe("es");
    expect((await problemOf(response)).detail).toBe("No existe esa ruta.");
  });
});

describe("GET /api/routes/{slug}/graph", () => {
  it("returns the published graph", async () => {
    const graph = routeGraph.parse(await (await get("/api/routes/camino-frances/graph")).json());
    expect(graph.branches.filter((branch) => branch.kind === "main")).toHaveLength(1);
    const waypoints = new Set(graph.waypoints.map((waypoint) => waypoint.uuid));
    expect(graph.arcs.every((arc) => waypoints.has(arc.from) && waypoints.has(arc.to))).toBe(true);
  });
});

describe("published content", () => {
  it("answers 304 while it has not changed", async () => {
    const first = await get("/api/routes/camino-frances");
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const second = await get("/api/routes/camino-frances", { "If-None-Match": `"other", W/${tag}` });
    expect(second.status).toBe(304);
    expect(second.headers.get("ETag")).toBe(tag);
    expect(await second.text()).toBe("");
  });

  it("is compressed on request", async () => {
    for (const coding of ["gzip", "br"]) {
      const response = await get("/api/routes", { "Accept-Encoding": coding });
      expect(response.headers.get("Content-Encoding")).toBe(coding);
      expect(response.headers.get("Vary")).toContain("Accept-Encoding");
    }
    expect((await get("/api/routes", { "Accept-Encoding": "br;q=0" })).headers.get("Content-Encoding")).toBeNull();
  });

  it("has the same headers for HEAD", async () => {
    const head = await app.request("/api/routes", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("ETag")).toBe((await get("/api/routes")).headers.get("ETag"));
  });
});

it("counts in every total the kilometres whose ascent or descent is unknown, each by itself", async () => {
  const graph = routeGraph.parse(await (await get("/api/routes/camino-ingles/graph")).json());
  const [first] = graph.arcs.filter(({ branches }) => branches.includes("main"));
  const show = async () => routeDetail.parse(await (await get("/api/routes/camino-ingles")).json());
  const { totals } = await show();
  expect([totals.ascentUnknownKm, totals.descentUnknownKm]).toEqual([0, 0]);
  await database.pool.query("UPDATE arc SET descent_m = NULL WHERE id = $1", [first?.id]);
  context.content.contentChanged();
  const descentUnknownKm = (first?.distanceM ?? 0) / 1000;
  expect(descentUnknownKm).toBeGreaterThan(0);
  const route = await show();
  expect(route.totals).toEqual({ ...totals, descentM: totals.descentM - (first?.descentM ?? 0), descentUnknownKm });
  expect(route.branches.find(({ kind }) => kind === "main")?.totals).toEqual(route.totals);
  const towns = await (await get("/api/towns?q=ferrol")).json();
  const { uuid } = towns.data.find(({ slug }: { slug: string }) => slug === "ferrol");
  const town = await (await get(`/api/towns/${uuid}`)).json();
  expect(town.routes[0].next[0]).toMatchObject({ ascentM: expect.any(Number), descentM: null });
});
