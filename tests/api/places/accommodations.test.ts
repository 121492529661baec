import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { accommodationDetail, accommodationList, type AccommodationList } from "#contract/places/accommodations.ts";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get, context } = testApplication(database);

const list = async (query: string): Promise<AccommodationList> =>
  accommodationList.parse(await (await get(`/api/accommodations?${query}`)).json());

async function house(slug: string) {
  const [row] = await database.drizzle.select().from(accommodation).where(eq(accommodation.slug, slug));
  if (!row) throw new Error(`no house ${slug}`);
  return row;
}

async function show(slug: string) {
  const { uuid } = await house(slug);
  return accommodationDetail.parse(await (await get(`/api/accommodations/${uuid}`)).json());
}

async function change(slug: string, facts: Partial<typeof accommodation.$inferInsert>): Promise<void> {
  await database.drizzle.update(accommodation).set(facts).where(eq(accommodation.slug, slug));
  context.content.contentChanged();
}

/** A place to stay in Zubiri, on the Francés, with a known position. */
const zubiri = "albergue-rio-arga-ibaia-zubiri";
const restore = {
  version: 1,
  season: null,
  status: "open",
  published: true,
  reservable: null,
  seasonConfirmFirst: false,
  verifiedAt: null,
} as const;

describe("GET /api/accommodations", () => {
  afterEach(() => change(zubiri, restore));

  it("lists all places to stay by name, closed ones with their status", async () => {
    expect(await list("perPage=1")).toMatchObject({ page: 1, perPage: 1, total: 3024 });
    await change(zubiri, { status: "temporarily_closed" });
    const [first] = (await list("town=zubiri&q=arga")).data;
    expect(first).toMatchObject({ slug: zubiri, status: "temporarily_closed" });
    expect(first).not.toHaveProperty("openOn");
  });

  it("filters by town, by slug as well as by uuid", async () => {
    const bySlug = await list("town=zubiri&perPage=100");
    expect(bySlug.total).toBeGreaterThan(5);
    expect(
      bySlug.data.every((one) => one.town.slug === "zubiri" && one.url === `/camino-frances/zubiri/${one.slug}`),
    ).toBe(true);
    expect(await list(`town=${bySlug.data[0]?.town.uuid}&perPage=100`)).toEqual(bySlug);
  });

  it("filters by any of several types and by all of several amenities", async () => {
    const { data } = await list("route=camino-frances&type=hotel&type=pension&amenity=pets&amenity=wifi&perPage=100");
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(["hotel", "pension"]));
    expect(data.every(({ amenities }) => amenities.includes("pets") && amenities.includes("wifi"))).toBe(true);
  });

  it("lists the places to stay of one route in walking order", async () => {
    const { data } = await list("route=camino-ingles&perPage=100");
    const known = data.map(({ km }) => km).filter((km) => km !== null);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(known.length).toBeGreaterThan(20);
  });

  it("leaves out places closed on the given night and marks those of unknown season", async () => {
    const houseOn = async (night: string) =>
      (await list(`town=zubiri&openOn=${night}&perPage=100`)).data.find((one) => one.slug === zubiri);
    expect(await houseOn("2027-01-15")).toMatchObject({ openOn: "unknown" });
    await change(zubiri, { season: [{ from: "04-01", to: "10-31" }] });
    expect(await houseOn("2027-01-15")).toBeUndefined();
    expect(await houseOn("2027-10-31")).toMatchObject({ openOn: "open" });
    await change(zubiri, { season: [{ from: "easter-2", to: "easter", weekdays: [5] }] });
    // Easter Sunday of 2027 is 28 March, and 26 March a Friday.
    expect(await houseOn("2027-03-26")).toMatchObject({ openOn: "open" });
    expect(await houseOn("2027-03-27")).toBeUndefined();
    await change(zubiri, { season: null, status: "closed" });
    expect(await houseOn("2027-06-01")).toBeUndefined();
  });

  it("filters by distance off the route, leaving out places of unknown position", async () => {
    const near = await list("route=camino-frances&withinKm=0.1&perPage=100");
    expect(near.total).toBeGreaterThan(100);
    expect(near.data.every(({ distanceOffRouteM }) => distanceOffRouteM !== null && distanceOffRouteM <= 100)).toBe(
      true,
    );
    const { total } = await list("route=camino-frances&withinKm=100");
    const { rows } = await database.pool.query(`
      SELECT count(DISTINCT house.uuid)::int AS n FROM accommodation house JOIN town ON town.uuid = house.town_uuid
      JOIN arc ON town.waypoint_uuid IN (arc.from_waypoint_uuid, arc.to_waypoint_uuid)
      JOIN segment_arc ON segment_arc.arc_id = arc.id JOIN branch_segment USING (segment_uuid)
      JOIN branch ON branch.uuid = branch_segment.branch_uuid JOIN route ON route.uuid = branch.route_uuid
      WHERE route.slug = 'camino-frances' AND house.lat IS NOT NULL`);
    expect(total).toBe(rows[0].n);
  });

  it("filters by whether reservations are accepted", async () => {
    const { total: not } = await list("reservable=false");
    expect(not).toBe(58);
    expect((await list("reservable=true")).total).toBe(0);
    await change(zubiri, { reservable: true });
    expect((await list("reservable=true")).data.map(({ slug }) => slug)).toEqual([zubiri]);
  });

  it("finds by name and place", async () => {
    expect((await list("q=arga+ibaia")).data[0]?.slug).toBe(zubiri);
    expect((await list("q=rio+arga+zubirri")).data[0]?.slug).toBe(zubiri);
  });

  it.each([
    ["route=camino-nowhere", "route"],
    ["town=nowhere", "town"],
    ["type=palace", "type"],
    ["amenity=helipad", "amenity"],
    ["openOn=2027-02-29", "openOn"],
    ["withinKm=-1", "withinKm"],
    ["withinKm=far", "withinKm"],
    ["reservable=perhaps", "reservable"],
    ["sort=km", "sort"],
    ["beds=3", "beds"],
  ])("answers 422 to ?%s", async (query, field) => {
    const problem = await problemOf(await get(`/api/accommodations?${query}`));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });
});

describe("GET /api/accommodations/{uuid}", () => {
  afterEach(async () => {
    await change(zubiri, restore);
    await database.drizzle.update(town).set({ published: true });
  });

  it("shows what another source says about a fact until it has been verified, and never withheld facts", async () => {
    const slug = "hostal-hilton-gamonal";
    const other = {
      field: "type",
      value: "albergue_unspecified",
      source: "openstreetmap",
      date: "2023",
      certainty: "low",
    };
    expect((await show(slug)).otherClaims).toEqual([other]);
    await database.pool.query(
      `INSERT INTO house_fact (accommodation_uuid, field, source, date, value, licence)
        SELECT uuid, field, 'a-register', '2024', value::jsonb, '' FROM accommodation,
          (VALUES ('phone', '"+34 947 000 111"'), ('beds', '12'), ('web', '"http://hilton.example"')) AS said (field, value)
        WHERE slug = $1`,
      [slug],
    );
    const told = async () => (await show(slug)).otherClaims.map(({ field, value }) => [field, value]);
    await change(slug, { beds: null, web: "https://www.hilton.example/" });
    // An unknown fact would take the claim's value; the web address differs only in letter case.
    expect(await told()).toEqual([
      ["phone", "+34 947 000 111"],
      ["type", "albergue_unspecified"],
    ]);
    await change(slug, { phone: null, withheld: ["phone", "secondPhone"] });
    expect(await told()).toEqual([["type", "albergue_unspecified"]]);
    await change(slug, { verifiedAt: new Date("2026-11-01T12:00:00Z") });
    expect(await told()).toEqual([]);
  });

  it("marks an open place as verified only after a confirmation, and a closed one by its source", async () => {
    expect((await show(zubiri)).sources).not.toHaveProperty("status");
    await change(zubiri, { verifiedAt: new Date("2026-10-01") });
    expect((await show(zubiri)).sources).toHaveProperty("status");
    await change(zubiri, { verifiedAt: null, status: "temporarily_closed" });
    expect((await show(zubiri)).sources).toHaveProperty("status");
  });

  it("shows all facts with their sources, and unknown ones as null", async () => {
    const detail = await show(zubiri);
    expect(detail).toMatchObject({ slug: zubiri, town: { slug: "zubiri" }, beds: null, phone: null, version: 1 });
    expect(detail.sources["name"]).toMatchObject({ source: "de-calixtinus", date: "2023" });
    expect(detail.sources).not.toHaveProperty("beds");
    expect(detail.distanceOffRouteM).toBeLessThan(300);
    expect(detail.sources["distanceOffRouteM"]?.source).toContain("line: ");
  });

  it("lists neighbours by distance", async () => {
    const { neighbours } = await show(zubiri);
    const distances = neighbours.map(({ distanceM }) => distanceM).filter((metres) => metres !== null);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(neighbours.some((one) => one.town.slug === "zubiri")).toBe(true);
    expect(neighbours.map(({ slug }) => slug)).not.toContain(zubiri);
  });

  it("answers 304 until a fact changes", async () => {
    const { uuid } = await house(zubiri);
    const tag = (await get(`/api/accommodations/${uuid}`)).headers.get("ETag") ?? "";
    const again = () => get(`/api/accommodations/${uuid}`, { "If-None-Match": tag });
    expect((await again()).status).toBe(304);
    await change(zubiri, { status: "closed", version: 2 });
    expect((await again()).status).toBe(200);
    expect(await show(zubiri)).toMatchObject({ status: "closed", version: 2 });
  });

  it.each(["abc", "00000000-0000-7000-8000-000000000000", "%00"])("answers 404 to %s", async (uuid) => {
    const problem = await problemOf(await get(`/api/accommodations/${uuid}`, { "Accept-Language": "es" }));
    expect(problem).toMatchObject({ status: 404, detail: "No existe ese alojamiento." });
  });

  it("hides unpublished places, and the places of an unpublished town", async () => {
    const { uuid, townUuid } = await house(zubiri);
    await change(zubiri, { published: false });
    expect((await get(`/api/accommodations/${uuid}`)).status).toBe(404);
    expect((await list("town=zubiri&q=arga")).total).toBe(0);
    await change(zubiri, { published: true });
    expect((await get(`/api/accommodations/${uuid}`)).status).toBe(200);
    await database.drizzle.update(town).set({ published: false }).where(eq(town.uuid, townUuid));
    context.content.contentChanged();
    expect((await get(`/api/accommodations/${uuid}`)).status).toBe(404);
    expect((await get("/api/accommodations?town=zubiri")).status).toBe(422);
  });
});
