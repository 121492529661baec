import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { routeMap } from "#contract/routes/route-map.ts";
import { exportRoute } from "#use-cases/routes/export-route.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { app, get, context } = testApplication(database);

async function stopsOf(slug: string, query: Partial<Parameters<typeof exportRoute>[2]> = {}): Promise<string[]> {
  const walk = await exportRoute(context, slug, { branch: [], ...query });
  return walk?.stops.map(({ name }) => name) ?? [];
}

describe("GET /api/routes/{slug}.gpx, .kml and .geojson", () => {
  it.each([
    ["gpx", "application/gpx+xml"],
    ["kml", "application/vnd.google-earth.kml+xml"],
    ["geojson", "application/geo+json"],
  ])("serves .%s as a download", async (format, mediaType) => {
    const response = await get(`/api/routes/camino-frances.${format}?to=zubiri&branch=valcarlos`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(mediaType);
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="camino-frances_valcarlos_zubiri.${format}"`,
    );
    const text = await response.text();
    expect(text).toContain("Saint-Jean-Pied-de-Port – Zubiri");
    expect(text).toContain(`"${context.settings.origin}/camino-frances"`);
    const tag = response.headers.get("ETag") ?? "";
    expect(
      (await get(`/api/routes/camino-frances.${format}?to=zubiri&branch=valcarlos`, { "If-None-Match": tag })).status,
    ).toBe(304);
  });

  it("writes complete, well-formed routes with places in walking order", async () => {
    for (const slug of ["camino-frances", "camino-portugues-de-la-costa", "camino-de-le-puy"]) {
      const xml = await (await get(`/api/routes/${slug}.gpx`)).text();
      expect(XMLValidator.validate(xml), slug).toBe(true);
      const { gpx } = new XMLParser({ ignoreAttributes: false }).parse(xml);
      expect(gpx.trk.name, slug).toBe(gpx.metadata.name);
      expect(gpx.wpt.length, slug).toBeGreaterThan(50);
    }
  });

  it("states how much of a line is straight because its course is unknown", async () => {
    const noteOf = async (address: string): Promise<string | undefined> => {
      const xml = await (await get(address)).text();
      return new XMLParser().parse(xml).gpx.trk.desc;
    };
    expect(await noteOf("/api/routes/camino-de-le-puy.gpx")).toMatch(
      /^\d{3}(?:\.\d)? km of this line are straight .*path there is unknown/,
    );
    expect(await noteOf("/api/routes/camino-frances.gpx?from=sarria&to=barbadelo")).toBeUndefined();
    const map = routeMap.parse(await (await get("/api/routes/camino-de-le-puy/map")).json());
    const walked = map.ways.flatMap(({ legs }) => legs).filter(({ walkedM }) => walkedM > 1_000);
    expect(walked.every(({ straight }) => straight)).toBe(true);
  });

  it("starts a new segment at a ferry", async () => {
    const walk = await exportRoute(context, "camino-portugues-de-la-costa", { branch: [] });
    expect(walk?.track.pieces.length).toBeGreaterThan(1);
    expect((await exportRoute(context, "camino-frances", { branch: [] }))?.track.pieces).toHaveLength(1);
  });

  it("contains the main line, a section of it or a branch", async () => {
    const whole = await stopsOf("camino-frances");
    expect([whole[0], whole.at(-1)]).toEqual(["Saint-Jean-Pied-de-Port", "Santiago de Compostela"]);
    expect(whole).not.toContain("Luzaide/Valcarlos");
    expect(await stopsOf("camino-frances", { branch: ["valcarlos"] })).toContain("Luzaide/Valcarlos");
    const stretch = await stopsOf("camino-frances", { from: "sarria", to: "portomarin" });
    expect([stretch[0], stretch.at(-1)]).toEqual(["Sarria", "Portomarín"]);
  });

  it.each(["gpx", "kml"])("name the chosen variants in the requested language: .%s", async (format) => {
    const address = `/api/routes/camino-frances.${format}?to=zubiri&branch=valcarlos`;
    const read = async (language: string) => (await get(address, { "Accept-Language": language })).text();
    const [english, spanish] = [await read("en"), await read("es")];
    expect(english).toContain("<name>Camino Francés: Saint-Jean-Pied-de-Port – Zubiri (Valcarlos route)</name>");
    expect(spanish).toContain("<name>Camino Francés: Saint-Jean-Pied-de-Port – Zubiri (Ruta de Valcarlos)</name>");
    expect(spanish).not.toContain("Valcarlos route");
    const main = await (await get(`/api/routes/camino-frances.${format}?to=zubiri`)).text();
    expect(main).toContain("<name>Camino Francés: Saint-Jean-Pied-de-Port – Zubiri</name>");
  });

  it("exports every branch of every route", async () => {
    const { data: routes } = await (await get("/api/routes")).json();
    for (const { slug: route } of routes) {
      const { branches } = await (await get(`/api/routes/${route}`)).json();
      for (const { slug } of branches) {
        expect((await get(`/api/routes/${route}.geojson?branch=${slug}`)).status, `${route} ${slug}`).toBe(200);
      }
    }
  });

  it.each([
    ["from=lisboa", "from"],
    ["to=nowhere", "to"],
    ["from=sarria&to=leon", "to"],
    ["from=sarria&to=sarria", "to"],
    ["branch=nowhere", "branch"],
    ["branch=valcarlos&from=burgos", "branch"],
    ["colour=red", "colour"],
  ])("answers 422 to ?%s", async (query, field) => {
    const problem = await problemOf(await get(`/api/routes/camino-frances.gpx?${query}`));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it("answers 404 to unknown routes and formats, and 405 to other methods", async () => {
    for (const path of ["camino-nowhere.gpx", "..gpx", "camino-frances.shp", "camino-frances.gpx.gpx"]) {
      expect((await problemOf(await get(`/api/routes/${path}`))).status, path).toBe(404);
    }
    const response = await app.request("/api/routes/camino-frances.gpx", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });
});
