import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { searchResults, type SearchResult } from "#contract/places/search.ts";
import { route } from "#database/schema/routes/route.ts";
import { searchContent } from "#use-cases/places/search-index.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get, context } = testApplication(database);
const search = async (q: string, limit = 10): Promise<readonly SearchResult[]> =>
  searchResults.parse(await (await get(`/api/search?${new URLSearchParams({ q, limit: String(limit) })}`)).json());

describe("GET /api/search", () => {
  it.each([
    ["Leon", "/camino-frances/leon"],
    ["logrono", "/camino-frances/logrono"],
    ["roncesvales", "/camino-frances/roncesvalles"],
    ["burgo ranero", "/camino-frances/el-burgo-ranero"],
    ["st jean", "/camino-frances/saint-jean-pied-de-port"],
    ["santiago", "/camino-frances/santiago-de-compostela"],
    ["cebreiro", "/camino-frances/o-cebreiro"],
    ["sarria", "/camino-frances/sarria"],
    ["porrino", "/camino-portugues/o-porrino"],
    ["Iruña", "/camino-frances/pamplona"],
    ["pied port", "/camino-frances/saint-jean-pied-de-port"],
    ["santigo de compostla", "/camino-frances/santiago-de-compostela"],
  ])("ranks the place meant by %s first", async (q, url) => {
    expect((await search(q))[0]?.url).toBe(url);
  });

  it.each([
    ["albergue municipal Nájera", "/camino-frances/najera"],
    ["albergue con cocina en Logroño", "/camino-frances/logrono"],
    ["albergue in Los Arcos with kitchen", "/camino-frances/los-arcos"],
    ["camino frances etapas", "/camino-frances"],
  ])("finds the place in %s, where nothing fits all words", async (q, url) => {
    expect((await search(q))[0]?.url).toBe(url);
  });

  it("ignores words between others where nothing is called like them", async () => {
    const hotels = await search("hotel en Burgos");
    expect(hotels).toEqual(await search("hotel Burgos"));
    expect(hotels.length).toBeGreaterThan(1);
    expect(await search("qqqq en zzzz")).toEqual([]);
  });

  it("finds towns by what they are known for, after exact names", async () => {
    for (const typed of ["pulpo", "Octopus"]) {
      expect(await search(typed)).toContainEqual(expect.objectContaining({ kind: "town", name: "Melide" }));
    }
    const [first, ...others] = await search("Melide");
    expect(first?.url).toBe("/camino-frances/melide");
    expect(others.every(({ url }) => url !== first?.url)).toBe(true);
  });

  it("finds routes, places to stay and sights too", async () => {
    expect((await search("french way"))[0]).toMatchObject({
      kind: "route",
      name: "Camino Francés",
      detail: "Saint-Jean-Pied-de-Port – Santiago de Compostela",
      url: "/camino-frances",
    });
    expect((await search("rio arga ibaia"))[0]).toMatchObject({
      kind: "accommodation",
      detail: "Zubiri · Camino Francés",
    });
    expect((await search("real colegiata roncesvalles"))[0]).toMatchObject({
      kind: "point_of_interest",
      detail: "Roncesvalles · Camino Francés",
    });
  });

  it.each(["santiago farmacia", "pharmacy in Santiago"])("finds what is in the town, for %s", async (q) => {
    const results = await search(q);
    expect(results[0]).toMatchObject({ kind: "point_of_interest", detail: expect.stringMatching(/^Santiago de Comp/) });
    expect(results.at(-1)).toMatchObject({ kind: "town", name: "Santiago de Compostela" });
    expect(await search(q, 1)).toEqual(results.slice(0, 1));
  });

  it("offers the town where no named place of the kind is known, and prefers towns that are called so", async () => {
    expect((await search("fuente Hontanas"))[0]).toMatchObject({ kind: "town", name: "Hontanas" });
    expect((await search("hospital de orbigo"))[0]).toMatchObject({ kind: "town", name: "Hospital de Órbigo" });
  });

  it("sorts equally on every database", async () => {
    // Fixed, so that the embedded database and a server are compared with each other.
    expect((await search("villa", 8)).map(({ name, detail }) => `${name}, ${detail}`)).toMatchInlineSnapshot(`
      [
        "Vilalba, Lugo · Camino del Norte",
        "Villada, Palencia · Camino Francés",
        "Villafranca de los Barros, Badajoz · Vía de la Plata",
        "Villafranca del Bierzo, León · Camino Francés",
        "Villalón de Campos, Valladolid · Camino de Madrid",
        "Villanúa, Huesca · Camino Aragonés",
        "Villatuerta, Navarra · Camino Francés",
        "Villava, Navarra · Camino Francés",
      ]
    `);
    expect((await search("san juan", 8)).map(({ name, detail }) => `${name}, ${detail}`)).toMatchInlineSnapshot(`
      [
        "Saint-Jean-Pied-de-Port, Pyrénées-Atlantiques · Camino Francés",
        "Pasaia, Gipuzkoa · Camino del Norte",
        "San Juan de Piñera, Asturias · Camino del Norte",
        "San Juan de Villapañada, Asturias · Camino Primitivo",
        "San Juan de Ortega, Burgos · Camino Francés",
        "Monasterio Nuevo de San Juan de Péna, Huesca · Camino Aragonés",
        "Albergue de peregrinos San Juan, Hontanas · Camino Francés",
        "Albergue de peregrinos San Juan Bautista, Grañón · Camino Francés",
      ]
    `);
    expect((await search("albergue municipl", 8)).map(({ name, detail }) => `${name}, ${detail}`))
      .toMatchInlineSnapshot(`
        [
          "Albergue de peregrinos de Arzúa, Arzúa · Camino Francés",
          "Albergue de peregrinos de Briallos, Briallos · Camino Portugués (Central)",
          "Albergue de peregrinos de Mansilla de las Mulas, Mansilla de las Mulas · Camino Francés",
          "Albergue de peregrinos de Mato-Casanova, Casanova · Camino Francés",
          "Albergue de peregrinos de Santa Irene, Santa Irene · Camino Francés",
          "Albergue de peregrinos de Vilalba, Vilalba · Camino del Norte",
          "Albergue de peregrinos Municipal de Calzadilla de los Hermanillos, Calzadilla de los Hermanillos · Camino Francés",
          "Albergue de Peregrinos Municipal de Logroño, Logroño · Camino Francés",
        ]
      `);
  });

  it("returns the requested number of results, and none if nothing matches", async () => {
    expect(await search("a", 3)).toHaveLength(3);
    expect(await search("xqzwv")).toEqual([]);
    expect(await search("?!")).toEqual([]);
  });

  it("takes a few milliseconds on all data", async () => {
    const words = ["leon", "roncesvales", "st jean", "albergue de peregrinos", "santiago", "villafranca del bierzo"];
    for (const q of words) await searchContent(context, { q, limit: 10 });
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      for (const q of words) {
        const start = performance.now();
        await searchContent(context, { q, limit: 10 });
        times.push(performance.now() - start);
      }
    }
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(10);
  });

  it.each([
    ["", "q"],
    ["q=", "q"],
    ["q=%20%20", "q"],
    [`q=${"a".repeat(101)}`, "q"],
    ["q=leon&limit=0", "limit"],
    ["q=leon&limit=51", "limit"],
    ["q=leon&kind=town", "kind"],
  ])("answers 422 to ?%s", async (query, field) => {
    const problem = await problemOf(await get(`/api/search?${query}`));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it("contains no pages of unpublished routes", async () => {
    await database.drizzle.update(route).set({ published: false }).where(eq(route.slug, "camino-frances"));
    context.content.contentChanged();
    expect((await search("camino frances")).map(({ kind, url }) => `${kind} ${url}`)).not.toContain(
      "route /camino-frances",
    );
    expect((await search("burgos"))[0]?.url).not.toBe("/camino-frances/burgos");
  });
});
