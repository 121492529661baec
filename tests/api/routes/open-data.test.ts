import { parse } from "csv-parse/sync";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDataFiles, openDataIndex } from "#contract/places/open-data.ts";
import { writeOpenData } from "#use-cases/places/open-data/write-open-data.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get, context } = testApplication(database);

const index = openDataIndex.parse(await (await get("/api/data")).json());
const table = async (file: string): Promise<Record<string, string>[]> =>
  parse(await (await get(`/api/data/${file}.csv`)).text(), { columns: true, bom: true });

describe("GET /api/data", () => {
  it("lists licence, version and every file with its columns", () => {
    expect(index).toMatchObject({ licence: "https://opendatacommons.org/licenses/odbl/1-0/" });
    expect(index.changedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(index.files.map(({ name }) => name)).toEqual(Object.keys(openDataFiles));
  });

  it.each(index.files.flatMap((file) => file.formats.map((format) => ({ ...file, ...format }))))(
    "returns $name as $format, each row once",
    async ({ name, format, url, rows, columns }) => {
      const response = await get(url);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Disposition")).toBe(
        `attachment; filename="vieira-${name}-${index.version}.${format}"`,
      );
      expect(response.headers.get("Link")).toBe(`<${index.licence}>; rel="license"`);
      const text = await response.text();
      const tag = response.headers.get("ETag") ?? "";
      expect((await get(url, { "If-None-Match": tag })).status).toBe(304);
      if (format === "csv") {
        const read = parse(text, { bom: true });
        expect(read[0]).toEqual(columns);
        // Claims of sources and branches of routes have no single-column key.
        const isOfOther = name === "house-facts" || name === "branches";
        const keys = read.slice(1).map(([key, ...more]) => (isOfOther ? [key, ...more].join(" ") : key));
        expect(read).toHaveLength(rows + 1);
        expect(new Set(keys).size).toBe(rows);
        return;
      }
      const file = JSON.parse(text);
      expect(file).toMatchObject({ name, version: index.version, licence: index.licence });
      const list = format === "json" ? file.data : file.features;
      expect(list).toHaveLength(rows);
      const facts = format === "json" ? list[0] : list[0].properties;
      const gone = format === "json" ? [] : ["lat", "lon", "line"];
      expect(Object.keys(facts)).toEqual(columns.filter((column) => !gone.includes(column)));
    },
  );

  it("lists only registers whose files are applied", async () => {
    const keep = (source: string, state: string) =>
      database.pool.query(
        "INSERT INTO register_import (uuid, file_name, created_at, state, format, source, licence, date, header, sample, columns, rows) VALUES (gen_random_uuid(), 'a.csv', now(), $2, 'table', $1, 'CC-BY-4.0', '2026-11', '[]', '[]', '{}', 0)",
        [source, state],
      );
    await keep("galicia-register", "applied");
    await keep("El Bierzo abierto", "applied");
    await keep("portugal-register", "undone");
    context.content.contentChanged();
    await database.pool.query("UPDATE content_revision SET revision = revision + 1");
    const now = openDataIndex.parse(await (await get("/api/data")).json());
    const { attribution } = await (await get("/api/data/routes.json")).json();
    expect(attribution).toBe(now.attribution);
    expect(attribution).toMatch(/REAT, Xunta de Galicia \(CC-BY-4\.0\)/);
    expect(attribution).toContain("El Bierzo abierto (CC-BY-4.0)");
    expect(attribution).not.toContain("Turismo de Portugal");
    await database.pool.query("DELETE FROM register_import");
  });

  it("has points and lines as geometries, and null for rows without a position", async () => {
    const features = async (file: string) =>
      (await (await get(`/api/data/${file}.geojson`)).json()).features as {
        geometry: { type: string; coordinates: number[] } | null;
        properties: Record<string, unknown>;
      }[];
    const sarria = (await features("towns")).find(({ properties }) => properties["slug"] === "sarria");
    expect(sarria?.geometry).toEqual({
      type: "Point",
      coordinates: [expect.closeTo(-7.41, 1), expect.closeTo(42.78, 1)],
    });
    expect((await features("arcs"))[0]?.geometry).toMatchObject({ type: "LineString" });
    const houses = await features("houses");
    expect(houses.filter(({ geometry }) => geometry === null).length).toBeGreaterThan(0);
  });

  it("leaves unknown seasons and their notes empty in every format", async () => {
    const { rows } = await database.pool.query<{ slug: string }>(
      "SELECT slug FROM accommodation WHERE published AND season IS NULL AND season_confirm_first = false",
    );
    const unknown = new Set(rows.map(({ slug }) => slug));
    expect(unknown.size).toBeGreaterThan(1000);
    const said = async (format: string): Promise<Record<string, unknown>[]> => {
      if (format === "csv") return table("houses");
      const file = await (await get(`/api/data/houses.${format}`)).json();
      return file.data ?? file.features.map(({ properties }: { properties: object }) => properties);
    };
    for (const format of ["csv", "json", "geojson"]) {
      const blank = format === "csv" ? "" : null;
      const houses = await said(format);
      const ofUnknown = houses.filter(({ slug }) => unknown.has(String(slug)));
      expect(ofUnknown.length).toBe(unknown.size);
      expect(ofUnknown.filter((house) => house["season"] !== blank)).toEqual([]);
      expect(ofUnknown.filter((house) => house["season_confirm_first"] !== blank)).toEqual([]);
      expect(houses.filter((house) => house["season_confirm_first"] === (format === "csv" ? "yes" : true))).not.toEqual(
        [],
      );
    }
  });

  it("has the line of every branch, segment by segment", async () => {
    const { data: branches } = await (await get("/api/data/branches.json")).json();
    const { data: arcs } = await (await get("/api/data/arcs.json")).json();
    const arcOf = new Map<number, { from: string; to: string }>(arcs.map((arc: { id: number }) => [arc.id, arc]));
    expect(branches.length).toBeGreaterThan(50);
    for (const branch of branches) {
      const legs = branch.arcs.map((id: number) => arcOf.get(id));
      expect(legs[0].from).toBe(branch.leaves ?? legs[0].from);
      expect(legs.at(-1).to).toBe(branch.rejoins ?? legs.at(-1).to);
      expect(legs.slice(1).map(({ from }: { from: string }) => from)).toEqual(
        legs.slice(0, -1).map(({ to }: { to: string }) => to),
      );
    }
    const main = (await table("branches")).find(({ route, kind }) => route === "camino-frances" && kind === "main");
    expect(main?.["arcs"]).toMatch(/^\d+(;\d+){100,}$/);
  });

  it("leaves out unpublished branches and segments", async () => {
    const slugsNow = async () =>
      (await table("branches"))
        .filter(({ route }) => route === "camino-frances")
        .map(({ slug, arcs }) => ({ slug, arcs }));
    const [first, second] = await slugsNow();
    const [leg] = (second?.["arcs"] ?? "").split(";");
    await database.pool.query("UPDATE branch SET published = false WHERE slug = $1", [first?.slug]);
    await database.pool.query("UPDATE arc SET published = false WHERE id = $1", [leg]);
    context.content.contentChanged();
    const now = await slugsNow();
    expect(now.map(({ slug }) => slug)).not.toContain(first?.slug);
    expect(now.find(({ slug }) => slug === second?.slug)?.arcs?.split(";")).not.toContain(leg);
    await database.pool.query("UPDATE branch SET published = true");
    await database.pool.query("UPDATE arc SET published = true WHERE id = $1", [leg]);
    context.content.contentChanged();
  });

  it("names the source of each row", async () => {
    const leon = (await table("towns")).find(({ slug }) => slug === "leon");
    expect(leon?.["sources"]?.split(";")).toEqual([
      "castilla-y-leon-gazette",
      "de-calixtinus",
      "ign-nomenclator",
      "vieira",
    ]);
  });

  it("has what each source says about a place to stay, and which is preferred", async () => {
    const facts = await table("house-facts");
    const ofHouse = facts.filter(({ house, field }) => house === "acanto-gamonal" && field === "type");
    expect(ofHouse).toEqual([
      expect.objectContaining({
        value: "pension",
        source: "castilla-y-leon-register",
        date: "2022-12",
        certainty: "high",
        used: "yes",
      }),
      expect.objectContaining({ value: "albergue_unspecified", source: "openstreetmap", date: "2023", used: "no" }),
    ]);
    const [register] = ofHouse;
    expect(register?.["licence"]).not.toBe("");
    expect(facts.filter(({ source }) => source === "de-calixtinus").map(({ licence }) => licence)).not.toContain("");
    const { data } = await (await get("/api/data/house-facts.json")).json();
    expect(data.find(({ field }: { field: string }) => field === "beds").value).toEqual(expect.any(Number));
  });

  it("never contains unpublished records or withheld contacts", async () => {
    const slug = "albergue-cuatro-cantones-belorado";
    const phoneOf = async () => (await table("houses")).find((row) => row["slug"] === slug);
    expect((await phoneOf())?.["phone"]).toBe("'+34 947 580 591");
    await database.pool.query("UPDATE accommodation SET withheld = '{phone}' WHERE slug = $1", [slug]);
    context.content.contentChanged();
    expect((await phoneOf())?.["phone"]).toBe("");
    const told = await table("house-facts");
    expect(told.filter(({ house, field }) => house === slug && field === "phone")).toEqual([]);
    expect(told.some(({ house }) => house === slug)).toBe(true);
    await database.pool.query("UPDATE accommodation SET published = false WHERE slug = $1", [slug]);
    context.content.contentChanged();
    expect(await phoneOf()).toBeUndefined();
    await database.pool.query("UPDATE town SET published = false WHERE slug = 'sarria'");
    context.content.contentChanged();
    const now = openDataIndex.parse(await (await get("/api/data")).json());
    const houses = await table("houses");
    expect(houses.filter(({ town }) => town === "sarria")).toEqual([]);
    expect(now.files.find(({ name }) => name === "houses")?.rows).toBe(houses.length);
    expect(Number(now.version)).toBeGreaterThan(Number(index.version));
  });

  it("lets other requests run between the rows of a large file", async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    // As if each row took longer than one turn of the event loop may.
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => (now += 20));
    const turns = vi.spyOn(globalThis, "setImmediate");
    const { text } = await writeOpenData(context, "houses", "csv");
    const rows = text.split("\r\n").length - 2;
    expect(rows).toBeGreaterThan(2_000);
    expect(turns.mock.calls.length).toBeGreaterThanOrEqual(rows);
  });
});
