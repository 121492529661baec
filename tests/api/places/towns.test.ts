import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { townDetail, townList, type TownDetail, type TownList } from "#contract/places/towns.ts";
import { town } from "#database/schema/routes/town.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get, context } = testApplication(database);

const list = async (query: string): Promise<TownList> =>
  townList.parse(await (await get(`/api/towns?${query}`)).json());
const slugs = ({ data }: TownList): string[] => data.map(({ slug }) => slug);

async function show(slug: string): Promise<TownDetail> {
  const listed = (await list(`q=${slug.replaceAll("-", "+")}`)).data.find((one) => one.slug === slug);
  return townDetail.parse(await (await get(`/api/towns/${listed?.uuid}`)).json());
}

it("describes a town in both languages, with author and date", async () => {
  const najera = await show("najera");
  expect(najera.description).toMatch(/kings of Navarre/);
  expect(najera.descriptionEs).toMatch(/reyes de Navarra/);
  expect(najera.sources["descriptionEs"]).toEqual({ source: "vieira", date: "2026-11", certainty: "medium" });
});

describe("GET /api/towns", () => {
  it("lists all towns by name, in pages", async () => {
    const first = await list("perPage=100");
    expect(first).toMatchObject({ page: 1, perPage: 100, total: 1542 });
    expect(first.data).toHaveLength(100);
    expect(slugs(await list("perPage=50&page=2"))).toEqual(slugs(first).slice(50));
    expect((await list("page=9999")).data).toEqual([]);
    expect(slugs(await list("sort=-name&perPage=100&page=16"))).toContain(slugs(first)[0]);
  });

  it("lists towns of a route in walking order, with all requested services", async () => {
    const { data, total } = await list("route=camino-frances&service=pharmacy&service=train&perPage=100");
    expect(total).toBe(data.length);
    expect(data.every(({ services }) => services.includes("pharmacy") && services.includes("train"))).toBe(true);
    const main = data.map(({ routes }) => routes.find(({ slug }) => slug === "camino-frances")?.km ?? null);
    const known = main.filter((km) => km !== null);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(main.slice(0, known.length)).toEqual(known);
    expect(data[0]?.slug).toBe("saint-jean-pied-de-port");
  });

  it("finds the next pharmacy after O Cebreiro", async () => {
    const { data } = await list("route=camino-frances&service=pharmacy&sort=km&perPage=100");
    const start = (await show("o-cebreiro")).routes[0]?.kmFromStart ?? 0;
    expect(
      data.find(({ routes }) => (routes.find(({ slug }) => slug === "camino-frances")?.km ?? 0) > start)?.slug,
    ).toBe("triacastela");
  });

  it("lists towns between two towns of a route, both included and in either order", async () => {
    const forward = await list("route=camino-frances&from=burgos&to=leon&perPage=100");
    expect(forward.data[0]?.slug).toBe("burgos");
    expect(forward.data.at(-1)?.slug).toBe("leon");
    expect(slugs(await list("route=camino-frances&from=leon&to=burgos&perPage=100"))).toEqual(slugs(forward));
    const onwards = await list("route=camino-frances&from=o-cebreiro&service=pharmacy&perPage=1");
    expect(slugs(onwards)).toEqual(["triacastela"]);
  });

  it("filters by size", async () => {
    const { data } = await list("route=camino-frances&size=city&size=town&perPage=100");
    expect(new Set(data.map(({ size }) => size))).toEqual(new Set(["city", "town"]));
  });

  it("finds names in spite of accents and typos, and alternative names", async () => {
    expect(slugs(await list("q=roncesvales"))[0]).toBe("roncesvalles");
    expect(slugs(await list("q=iruna"))[0]).toBe("pamplona");
    expect((await list("q=xqzw")).total).toBe(0);
  });

  it("sorts by number of places to stay", async () => {
    const houses = (await list("sort=houses&perPage=20")).data.map((one) => one.houses);
    expect(houses).toEqual(houses.toSorted((a, b) => b - a));
    expect(houses[0]).toBeGreaterThan(20);
  });

  it.each([
    ["service=spa", "service"],
    ["route=camino-nowhere", "route"],
    ["sort=km", "sort"],
    ["sort=km&route=camino-frances&route=camino-ingles", "sort"],
    ["sort=size", "sort"],
    ["perPage=101", "perPage"],
    ["withinKm=2", "withinKm"],
    ["from=burgos", "from"],
    ["route=camino-frances&route=camino-primitivo&to=leon", "to"],
    ["route=camino-frances&from=oviedo", "from"],
    ["size=huge", "size"],
    ["q=a&q=b", "q"],
  ])("answers 422 to ?%s", async (query, field) => {
    const problem = await problemOf(await get(`/api/towns?${query}`));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it("returns filter errors in Spanish", async () => {
    const problem = await problemOf(await get("/api/towns?route=camino-nowhere", { "Accept-Language": "es" }));
    expect(problem.errors).toEqual({ route: ["No existe la ruta camino-nowhere."] });
  });
});

describe("GET /api/towns/{uuid}", () => {
  it("has the town's position on its route and its neighbours", async () => {
    const detail = await show("o-cebreiro");
    expect(detail.routes).toMatchObject([
      {
        slug: "camino-frances",
        url: "/camino-frances/o-cebreiro",
        km: 614.2,
        kmFromStart: 614.2,
        kmToEnd: 151.58,
        kmToSantiago: 151.58,
      },
    ]);
    const [position] = detail.routes;
    expect(position?.previous[0]).toMatchObject({
      slug: "la-laguna-de-castilla",
      km: 2.26,
      ascentM: 135,
      descentM: 15,
      branches: ["main"],
    });
    // DIN 33466: v = 135/300 + 15/500 = 0.48 h, h = 2.26/4 = 0.565 h, 0.565 + 0.48/2.
    expect(position?.previous[0]?.hours).toBeCloseTo(0.805, 6);
    expect(position?.next[0]?.slug).toBe("linares");
    expect(detail.sources["elevationM"]).toEqual({ source: "de-calixtinus", date: "2023", certainty: "medium" });
    expect(detail.version).toBe(1);
    expect(detail.accommodations).toHaveLength(detail.houses);
    expect(detail.pointsOfInterest.every(({ distanceM }) => distanceM <= 1500)).toBe(true);
  });

  it("has one position for each route, and one neighbour for each branch", async () => {
    const detail = await show("saint-jean-pied-de-port");
    expect(detail.routes.map(({ slug }) => slug)).toEqual(["camino-frances", "camino-de-le-puy"]);
    const [frances, lePuy] = detail.routes;
    expect(frances?.previous).toEqual([]);
    expect(frances?.next.map(({ slug }) => slug)).toEqual(["huntto", "arneguy"]);
    expect(lePuy).toMatchObject({ kmFromStart: 736, kmToEnd: 0, next: [] });
    expect(lePuy?.kmToSantiago).toBeCloseTo(765.78, 6);
  });

  it("measures the distance of a town off the main line by the shortest walk", async () => {
    const [position] = (await show("luzaide-valcarlos")).routes;
    expect(position).toMatchObject({ km: null, branches: ["valcarlos"] });
    expect(position?.kmFromStart).toBeCloseTo(11.1, 0);
    expect(position?.kmToEnd).toBeGreaterThan(740);
  });

  it("has no distance to Santiago beyond it", async () => {
    const fisterra = await show("fisterra");
    expect(fisterra.routes.find(({ slug }) => slug === "camino-finisterre-muxia")?.kmToSantiago).toBeNull();
  });

  it("answers 304 while nothing has changed", async () => {
    const { uuid } = await show("sarria");
    const tag = (await get(`/api/towns/${uuid}`)).headers.get("ETag") ?? "";
    expect((await get(`/api/towns/${uuid}`, { "If-None-Match": tag })).status).toBe(304);
  });

  it.each(["abc", "00000000-0000-7000-8000-000000000000", "%00", "'--"])("answers 404 to %s", async (uuid) => {
    expect((await problemOf(await get(`/api/towns/${uuid}`))).status).toBe(404);
  });

  describe("unpublished", () => {
    afterEach(async () => {
      await database.drizzle.update(town).set({ published: true });
      context.content.contentChanged();
    });

    it("answers 404, and is in no list and no neighbours", async () => {
      const { uuid } = await show("o-cebreiro");
      await database.drizzle.update(town).set({ published: false }).where(eq(town.uuid, uuid));
      context.content.contentChanged();
      expect((await problemOf(await get(`/api/towns/${uuid}`))).status).toBe(404);
      expect(slugs(await list("q=o+cebreiro"))).not.toContain("o-cebreiro");
      const [position] = (await show("linares")).routes;
      expect(position?.previous[0]?.slug).toBe("la-laguna-de-castilla");
    });
  });
});
