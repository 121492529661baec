import { describe, expect, it, onTestFinished, vi } from "vitest";
import { plan } from "#contract/plans/plan.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { post, app } = testApplication(database);
const options = { route: "camino-frances" };

async function refused(body: unknown, headers?: Record<string, string>) {
  const problem = await problemOf(await post("/api/planner", body, headers));
  expect(problem.status).toBe(422);
  return problem;
}

describe("POST /api/planner", () => {
  it("returns the best plan with dates, reasons and alternatives", async () => {
    const response = await post("/api/planner", { ...options, startDate: "2027-05-10" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const planned = plan.parse(await response.json());
    expect(planned.days).toHaveLength(planned.totals.days);
    expect(planned.totals.days).toBeGreaterThan(28);
    expect(planned.totals.days).toBeLessThan(38);
    expect(planned.days[0]).toMatchObject({
      number: 1,
      kind: "walk",
      date: "2027-05-10",
      from: "saint-jean-pied-de-port",
    });
    expect(planned.days.at(-1)?.to).toBe("santiago-de-compostela");
    for (const day of planned.days) {
      expect(day.reasons.length).toBe(day.reasonFacts.length);
      expect(day.reasons.join(" ")).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(planned.byDays).toContainEqual({ days: planned.totals.days, cost: planned.cost });
  });

  it("returns reasons in the requested language", async () => {
    const response = await post("/api/planner", options, { "Accept-Language": "es" });
    expect(response.headers.get("Content-Language")).toBe("es");
    const planned = plan.parse(await response.json());
    expect(planned.days.at(-1)?.reasons).toContain("tu destino");
  });

  it("chooses start or destination for a number of days", async () => {
    const start = await post("/api/planner", { ...options, from: null, days: 14 });
    const begun = plan.parse(await start.json());
    expect(begun.days).toHaveLength(14);
    expect(begun.starts?.slice(0, 2)).toMatchObject([{ from: "mansilla-de-las-mulas" }, { from: "leon" }]);
    expect(begun).toMatchObject({
      days: expect.arrayContaining([expect.objectContaining({ from: begun.starts?.[0]?.from })]),
    });
    expect(begun.starts?.[0]?.cost).toBeGreaterThan(begun.cost);
    const end = await post("/api/planner", { ...options, from: "sarria", to: null, days: 3 });
    const ended = plan.parse(await end.json());
    expect(ended.days.at(-1)?.to).toBe(ended.ends?.[0]?.to);
    expect(ended.starts).toBeUndefined();
  });

  it("plans every route", async () => {
    const { data } = await (await app.request("/api/routes?perPage=100")).json();
    for (const { slug } of data) {
      const response = await post("/api/planner", { route: slug, lodging: "ignore" });
      expect([slug, response.status]).toEqual([slug, 200]);
      const { totals } = await response.json();
      // Exact to the metre, without floating-point errors such as 111.94999999999999.
      expect([slug, totals.km]).toEqual([slug, Math.round(totals.km * 1000) / 1000]);
    }
  });
});

describe("errors of POST /api/planner", () => {
  it.each([
    [{}, "route"],
    [{ route: "camino-nowhere" }, "route"],
    [{ route: 'camino"; drop' }, "route"],
    [{ ...options, from: "atlantis" }, "from"],
    [{ ...options, to: "atlantis" }, "to"],
    [{ ...options, mustStop: ["pamplona", "atlantis"] }, "mustStop"],
    [{ ...options, favourites: ["atlantis"] }, "favourites"],
    [{ ...options, avoid: ["atlantis"] }, "avoid"],
    [{ ...options, branches: { atlantis: "take" } }, "branches"],
    [{ ...options, to: "saint-jean-pied-de-port" }, "to"],
    [{ ...options, mustStop: ["saint-jean-pied-de-port"] }, "mustStop"],
    [{ ...options, startDate: "2027-02-30" }, "startDate"],
    [{ ...options, measure: "miles" }, "measure"],
    [{ ...options, ideal: 0 }, "ideal"],
    [{ ...options, max: "9" }, "max"],
    [{ ...options, pace: { flatKmh: -1 } }, "pace.flatKmh"],
    [{ ...options, pace: { speed: 1 } }, "pace.speed"],
    [{ ...options, easeInDays: 15 }, "easeInDays"],
    [{ ...options, easeInDays: 1.5 }, "easeInDays"],
    [{ ...options, restEvery: { after: 6, min: 5 } }, "restEvery.max"],
    [{ ...options, restEvery: { after: 6, min: 5, max: 4 } }, "restEvery.max"],
    [{ ...options, days: 0 }, "days"],
    [{ ...options, days: 401 }, "days"],
    [{ ...options, lodgingTypes: "hotel" }, "lodgingTypes"],
    [{ ...options, walkers: Array.from({ length: 10 }, () => ({})) }, "walkers"],
    [{ ...options, walkers: [{}, { ideal: 0 }] }, "walkers"],
    [{ ...options, walkers: [{ pace: { flatKmh: 21 } }] }, "walkers"],
    [{ ...options, from: null, to: null, days: 5 }, "to"],
    [{ ...options, from: null }, "days"],
    [{ ...options, to: null }, "days"],
    [{ ...options, from: null, days: 390 }, "days"],
    [{ ...options, places: -0.1 }, "places"],
    [{ ...options, places: 2.1 }, "places"],
    [{ ...options, mustStop: Array(201).fill("pamplona") }, "mustStop"],
    [{ ...options, colour: "red" }, "colour"],
  ])("name the field of %j", async (body, field) => {
    const problem = await refused(body);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(problem.errors?.[field]?.[0]).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each(["null", "[]", '"text"', "1"])("name the body if it is %s", async (body) => {
    expect(Object.keys((await refused(body)).errors ?? {})).toEqual(["body"]);
  });

  it("name the nearest possible number of days", async () => {
    const problem = await refused({ ...options, days: 12 });
    expect(problem.errors?.["days"]?.[0]).toMatch(
      /^Not possible in 12 days: the minimum is \d+, with stages of at most 9\u00a0h\u00a030\.$/,
    );
    const spanish = await refused({ ...options, days: 12 }, { "Accept-Language": "es" });
    expect(spanish.errors?.["days"]?.[0]).toMatch(
      /^No es posible en 12 días: el mínimo es \d+, con etapas de 9\u00a0h\u00a030/,
    );
  });

  it("name every cause beside its field", async () => {
    const problem = await refused({ route: "camino-finisterre-muxia", days: 200, lodgingTypes: ["gite"] });
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(["days", "lodgingTypes"]);
    expect(problem.errors?.["days"]?.[0]).toMatch(/^Not possible in 200 days: the maximum without rest days is \d+/);
  });

  it("name dates on which a closed stop is open", async () => {
    const closed = { ...options, startDate: "2027-01-10", mustStop: ["orisson"] };
    const problem = await refused(closed);
    expect(problem.errors?.["startDate"]?.[0]).toMatch(
      /no plan stops in Orisson: .+ dates that work are .+ \d{4} and .+ \d{4}\.$/,
    );
    const spanish = await refused(closed, { "Accept-Language": "es" });
    expect(spanish.errors?.["startDate"]?.[0]).toMatch(
      /ningún plan para en Orisson: .+ son el .+ de \d{4} y el .+ de \d{4}\.$/,
    );
  });

  it("name every unknown town", async () => {
    const problem = await refused({ ...options, from: "atlantis", avoid: ["eldorado"] });
    expect(problem.errors).toEqual({
      from: ["There is no town “atlantis” on this route."],
      avoid: ["There is no town “eldorado” on this route."],
    });
  });

  it("explain that a pinned day may be too long", async () => {
    const { errors } = await refused({ ...options, pins: [{ day: 1, kind: "walk", to: "leon" }] });
    expect(errors).toEqual({ pins: [expect.stringContaining("or one of them is too long")] });
  });

  it("accept all types of places to stay", async () => {
    const { errors } = await refused({ ...options, lodgingTypes: ["hotel", "castle"] });
    expect(errors).toEqual({
      lodgingTypes: [expect.stringMatching(/^Entry 2: This must be one of: albergue_private, /)],
    });
  });
});

describe("bodies of POST /api/planner", () => {
  it.each(["", "{", "{'route': 1}", "undefined", '{"route": "camino-frances"} more', "\u0000"])(
    "answers 400 to %j",
    async (body) => {
      expect((await problemOf(await post("/api/planner", body))).status).toBe(400);
    },
  );

  it("answers 400 to invalid UTF-8", async () => {
    const response = await app.request("/api/planner", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect((await problemOf(response)).status).toBe(400);
  });

  it("answers 413 to a body over the limit, whatever its Content-Length", async () => {
    const long = JSON.stringify({ ...options, from: "x".repeat(300_000) });
    expect((await problemOf(await post("/api/planner", long))).status).toBe(413);
    expect((await problemOf(await post("/api/planner", "{}", { "Content-Length": "9999999" }))).status).toBe(413);
    expect((await problemOf(await post("/api/planner", long, { "Content-Length": "2" }))).status).toBe(413);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "",
  ])("answers 415 to the media type %j", async (mediaType) => {
    const response = await post("/api/planner", options, { "Content-Type": mediaType });
    expect(response.headers.get("Accept-Post")).toBe("application/json");
    expect((await problemOf(response)).status).toBe(415);
  });

  it("accepts a media type with charset", async () => {
    const response = await post("/api/planner", options, { "Content-Type": "Application/JSON; charset=utf-8" });
    expect(response.status).toBe(200);
  });
});

describe("the rate limit of POST /api/planner", () => {
  it("allows an address 500 requests at once, then answers Retry-After, without affecting others", async () => {
    // The buckets' clock stands still: on a slow machine they would refill in between.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    onTestFinished(() => void vi.restoreAllMocks());
    let address = "192.0.2.7";
    const limited = testApplication(database, { clientAddress: () => address });
    const statuses = new Map<number, number>();
    for (let request = 0; request < 600; request += 1) {
      const { status } = await limited.post("/api/planner", "{}");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 422: 500, 429: 100 });
    const late = await limited.post("/api/planner", "{}");
    expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await problemOf(late)).type).toBe("/api/docs#too-many-requests");
    address = "192.0.2.8";
    expect((await limited.post("/api/planner", "{}")).status).toBe(422);
  });
});
