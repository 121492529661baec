import { describe, expect, it } from "vitest";
import { favourites, type Favourites } from "#contract/accounts/favourites.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });
const nowhere = "0198c1a0-0000-7000-8000-000000000000";

async function uuidsOf(table: "town" | "accommodation", slugs: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query(`SELECT uuid, slug FROM ${table} WHERE slug = ANY($1)`, [slugs]);
  return slugs.map((slug) => String(rows.find((row) => row.slug === slug)?.uuid));
}

const towns = await uuidsOf("town", ["pamplona", "burgos", "santiago-de-compostela", "leon"]);
const [pamplona = "", burgos = "", santiago = "", leon = ""] = towns;
const { rows: houses } = await database.pool.query(
  "SELECT uuid, slug FROM accommodation WHERE town_uuid = $1 ORDER BY slug LIMIT 2",
  [pamplona],
);
const house = String(houses[0].uuid);

type Browser = ReturnType<typeof apiBrowser>;
const all = async ({ send }: Browser): Promise<Favourites> =>
  favourites.parse(await (await send("GET", "/api/favourites")).json());
const slugs = ({ towns: list }: Favourites): string[] => list.map(({ slug }) => slug);

describe("favourites", () => {
  it("are added and listed with their page, in the order added", async () => {
    const browser = await signedInBrowser(application);
    for (const uuid of [burgos, pamplona]) {
      expect((await browser.send("PUT", `/api/favourites/towns/${uuid}`)).status).toBe(204);
    }
    expect((await browser.send("PUT", `/api/favourites/accommodations/${house}`)).status).toBe(204);
    const lists = await all(browser);
    expect(lists.towns).toEqual([
      {
        uuid: burgos,
        slug: "burgos",
        name: "Burgos",
        url: "/camino-frances/burgos",
        note: "",
        addedAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ slug: "pamplona", url: "/camino-frances/pamplona" }),
    ]);
    expect(lists.accommodations).toMatchObject([
      { uuid: house, url: `/camino-frances/pamplona/${houses[0].slug}`, town: { slug: "pamplona" } },
    ]);
  });

  it("adding or deleting twice changes nothing", async () => {
    const browser = await signedInBrowser(application);
    await browser.send("PUT", `/api/favourites/towns/${leon}`);
    await browser.send("PATCH", `/api/favourites/towns/${leon}`, { note: "San Isidoro" });
    const before = await all(browser);
    expect((await browser.send("PUT", `/api/favourites/towns/${leon}`)).status).toBe(204);
    expect(await all(browser)).toEqual(before);
    for (let time = 0; time < 2; time += 1) {
      expect((await browser.send("DELETE", `/api/favourites/towns/${leon}`)).status).toBe(204);
      expect((await all(browser)).towns).toEqual([]);
    }
  });

  it("are visible to their owner only", async () => {
    const [ana, berta] = [await signedInBrowser(application), await signedInBrowser(application)];
    await ana.send("PUT", `/api/favourites/towns/${leon}`);
    await berta.send("DELETE", `/api/favourites/towns/${leon}`);
    expect(slugs(await all(ana))).toEqual(["leon"]);
    expect(slugs(await all(berta))).toEqual([]);
  });

  it("carry notes", async () => {
    const browser = await signedInBrowser(application);
    await browser.send("PUT", `/api/favourites/accommodations/${house}`);
    expect(
      (await browser.send("PATCH", `/api/favourites/accommodations/${house}`, { note: " ask for a lower bunk " }))
        .status,
    ).toBe(204);
    expect((await all(browser)).accommodations[0]?.note).toBe("ask for a lower bunk");
    expect(
      (await browser.send("PATCH", `/api/favourites/accommodations/${house}`, { note: "x".repeat(2_001) })).status,
    ).toBe(422);
    expect((await browser.send("PATCH", `/api/favourites/accommodations/${house}`, { note: "a\u0000b" })).status).toBe(
      422,
    );
    expect((await browser.send("PATCH", `/api/favourites/towns/${burgos}`, { note: "none of mine" })).status).toBe(404);
  });

  it("are reordered; those not named follow", async () => {
    const browser = await signedInBrowser(application);
    await browser.send("POST", "/api/favourites/merge", { towns });
    expect((await browser.send("PUT", "/api/favourites/order", { towns: [leon, nowhere, santiago] })).status).toBe(204);
    expect(slugs(await all(browser))).toEqual(["leon", "santiago-de-compostela", "pamplona", "burgos"]);
    await browser.send("DELETE", `/api/favourites/towns/${leon}`);
    await browser.send("PUT", `/api/favourites/towns/${leon}`);
    expect(slugs(await all(browser)).at(-1)).toBe("leon");
  });

  it.each(["PUT", "DELETE"])("answer 404 to %s of what does not exist", async (method) => {
    const { send } = await signedInBrowser(application);
    for (const uuid of [nowhere, "nonsense", "%00", pamplona.slice(1)]) {
      expect((await problemOf(await send(method, `/api/favourites/towns/${uuid}`))).status).toBe(404);
      expect((await problemOf(await send(method, `/api/favourites/accommodations/${uuid}`))).status).toBe(404);
    }
    expect((await send(method, `/api/favourites/accommodations/${pamplona}`)).status).toBe(404);
  });

  it("are for members only", async () => {
    const { send } = apiBrowser(application);
    const requests = [
      ["GET", "/api/favourites"],
      ["PUT", `/api/favourites/towns/${leon}`],
      ["PATCH", `/api/favourites/towns/${leon}`, { note: "x" }],
      ["DELETE", `/api/favourites/accommodations/${house}`],
      ["PUT", "/api/favourites/order", {}],
      ["POST", "/api/favourites/merge", {}],
    ] as const;
    for (const [method, path, body] of requests)
      expect([path, (await send(method, path, body)).status]).toEqual([path, 401]);
  });

  it("leave out unpublished towns", async () => {
    const browser = await signedInBrowser(application);
    await browser.send("POST", "/api/favourites/merge", { towns: [leon, burgos] });
    await database.pool.query("UPDATE town SET published = false WHERE uuid = $1", [leon]);
    try {
      expect(slugs(await all(browser))).toEqual(["burgos"]);
    } finally {
      await database.pool.query("UPDATE town SET published = true WHERE uuid = $1", [leon]);
    }
    expect(slugs(await all(browser))).toEqual(["leon", "burgos"]);
  });
});

describe("POST /api/favourites/merge", () => {
  it("adds a visitor's favourites without losses or duplicates", async () => {
    const browser = await signedInBrowser(application);
    await browser.send("PUT", `/api/favourites/towns/${burgos}`);
    await browser.send("PATCH", `/api/favourites/towns/${burgos}`, { note: "the cathedral" });
    const brought = { towns: [santiago, burgos, pamplona, santiago, nowhere], accommodations: [house, house] };
    const answer = await browser.send("POST", "/api/favourites/merge", brought);
    expect(answer.status).toBe(200);
    const merged = favourites.parse(await answer.json());
    expect(slugs(merged)).toEqual(["burgos", "santiago-de-compostela", "pamplona"]);
    expect(merged.towns[0]?.note).toBe("the cathedral");
    expect(merged.accommodations).toHaveLength(1);
    const again = await browser.send("POST", "/api/favourites/merge", brought);
    expect(await again.json()).toEqual(merged);
    expect(await all(browser)).toEqual(merged);
  });

  it("loses nothing when several tabs merge concurrently", async () => {
    const browser = await signedInBrowser(application);
    const lists = [
      [pamplona, burgos],
      [burgos, leon],
      [leon, santiago],
      [santiago, pamplona],
    ];
    const answers = await Promise.all(
      lists.map((list) => browser.send("POST", "/api/favourites/merge", { towns: list })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(slugs(await all(browser)).toSorted()).toEqual(["burgos", "leon", "pamplona", "santiago-de-compostela"]);
  });

  it.each([
    [{ towns: "pamplona" }, "towns"],
    [{ towns: ["pamplona"] }, "towns"],
    [{ accommodations: Array(1_001).fill(nowhere) }, "accommodations"],
  ])("refuses %j", async (body, field) => {
    const { send } = await signedInBrowser(application);
    const { status, errors } = await problemOf(await send("POST", "/api/favourites/merge", body));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });
});
