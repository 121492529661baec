import { describe, expect, it } from "vitest";
import { planList } from "#contract/plans/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, inglesOptions, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });
const nowhere = "0198c1a0-0000-7000-8000-000000000000";
const signedIn = () => signedInBrowser(application);
const endsOf = ({ days }: { days: readonly { kind: string; to: string }[] }) =>
  days.map(({ kind, to }) => `${kind} ${to}`);

describe("POST /api/plans", () => {
  it("plans as the planner does and stores the result", async () => {
    const browser = await signedIn();
    const answer = await browser.send("POST", "/api/plans", { name: " Inglés ", input: inglesOptions });
    expect(answer.status).toBe(201);
    const plan = shownPlan.parse(await answer.json());
    expect(answer.headers.get("Location")).toBe(`/api/plans/${plan.uuid}`);
    expect(answer.headers.get("ETag")).toBe('"1"');
    expect(plan).toMatchObject({
      name: "Inglés",
      version: 1,
      access: "owner",
      startDate: "2027-05-10",
      share: null,
      calendarUrl: null,
    });
    const best = await (await application.post("/api/planner", inglesOptions)).json();
    expect(endsOf(plan)).toEqual(endsOf(best));
    expect(plan.totals).toEqual(best.totals);
    expect(plan.cost).toBeCloseTo(best.cost, 9);
    expect(plan.days[0]).toMatchObject({
      key: 1,
      leg: 0,
      pinned: false,
      house: null,
      houseState: "none",
      notes: "",
      date: "2027-05-10",
    });
    expect(plan.days[0]?.alternatives).toEqual(best.days[0].alternatives);
    const again = await browser.send("GET", `/api/plans/${plan.uuid}`);
    expect(again.headers.get("ETag")).toBe('"1"');
    expect(await again.json()).toEqual(plan);
  });

  it("plans several routes one after another", async () => {
    const browser = await signedIn();
    const nextLegs = [{ route: "camino-de-fisterra-y-muxia" }];
    const routes = await (await application.get("/api/routes")).json();
    const next = routes.data.find(({ start }: { start: { slug: string } }) => start.slug === "santiago-de-compostela");
    if (next) nextLegs[0] = { route: next.slug };
    const answer = await browser.send("POST", "/api/plans", { name: "On to the sea", input: inglesOptions, nextLegs });
    const plan = shownPlan.parse(await answer.json());
    const first = plan.days.filter(({ leg }) => leg === 0);
    const second = plan.days.filter(({ leg }) => leg === 1);
    expect(first.at(-1)?.to).toBe("santiago-de-compostela");
    expect(second[0]).toMatchObject({ from: "santiago-de-compostela", number: first.length + 1 });
    expect(new Date(second[0]?.date ?? "").getTime() - new Date(first.at(-1)?.date ?? "").getTime()).toBe(86_400_000);
    expect(plan.days.map(({ number }) => number)).toEqual(plan.days.map((_, index) => index + 1));
    const wrong = await browser.send("POST", "/api/plans", {
      name: "x",
      input: inglesOptions,
      nextLegs: [{ route: "camino-frances" }],
    });
    expect(Object.keys((await problemOf(wrong)).errors ?? {})).toEqual(["nextLegs.0.from"]);
  });

  it.each([
    [{ input: inglesOptions }, "name"],
    [{ name: "", input: inglesOptions }, "name"],
    [{ name: "x\u0000", input: inglesOptions }, "name"],
    [{ name: "x" }, "input"],
    [{ name: "x", input: {} }, "input.route"],
    [{ name: "x", input: { route: "camino-nowhere" } }, "input.route"],
    [{ name: "x", input: { ...inglesOptions, ideal: -1 } }, "input.ideal"],
    [{ name: "x", input: { ...inglesOptions, days: 1 } }, "input.days"],
    [{ name: "x", input: { ...inglesOptions, from: "atlantis" } }, "input.from"],
    [{ name: "x", input: { route: "camino-frances", ideal: 2.6, max: 3.5, days: 130 } }, "input.days"],
    [{ name: "x", input: inglesOptions, colour: "red" }, "colour"],
  ])("refuses %j and names the field", async (body, field) => {
    const { send } = await signedIn();
    const { status, errors } = await problemOf(await send("POST", "/api/plans", body));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it("stores up to a hundred plans of a person", async () => {
    const browser = await signedIn();
    const plan = await newPlan(browser);
    const { rows } = await database.pool.query("SELECT owner_uuid FROM plan WHERE uuid = $1", [plan.uuid]);
    await database.pool.query(
      `INSERT INTO plan (uuid, owner_uuid, name, legs, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'one of many', '[]', now(), now() FROM generate_series(1, 99)`,
      [rows[0].owner_uuid],
    );
    const { status, errors } = await problemOf(
      await browser.send("POST", "/api/plans", { name: "x", input: inglesOptions }),
    );
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ["plans"]]);
    expect((await browser.send("POST", `/api/plans/${plan.uuid}/duplicate`, {})).status).toBe(422);
    expect((await browser.send("DELETE", `/api/plans/${plan.uuid}`, undefined, ifMatch(plan))).status).toBe(204);
    expect((await browser.send("POST", "/api/plans", { name: "x", input: inglesOptions })).status).toBe(201);
  });
});

describe("GET /api/plans", () => {
  it("lists the person's plans, the last changed first", async () => {
    const [ana, berta] = [await signedIn(), await signedIn()];
    const first = await newPlan(ana, inglesOptions, "first");
    await newPlan(ana, inglesOptions, "second");
    await newPlan(berta, inglesOptions, "of another");
    await ana.send("PATCH", `/api/plans/${first.uuid}`, { name: "first again" }, ifMatch(first));
    const { data, total } = planList.parse(await (await ana.send("GET", "/api/plans")).json());
    expect(data.map(({ name }) => name)).toEqual(["first again", "second"]);
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      routes: ["camino-ingles"],
      fromName: "Ferrol",
      to: "santiago-de-compostela",
      days: first.days.length,
      endDate: first.days.at(-1)?.date,
      isShared: false,
    });
  });
});

describe("PATCH /api/plans/{uuid}", () => {
  it("keeps all overnight stops and their bookings if only the start date changes", async () => {
    const browser = await signedIn();
    const plan = await newPlan(browser);
    const noted = await browser.send(
      "PATCH",
      `/api/plans/${plan.uuid}/days/2`,
      { notes: "ask for soup", to: plan.days[1]?.alternatives?.at(-1)?.to },
      ifMatch(plan),
    );
    const before = shownPlan.parse((await noted.json()).plan);
    const answer = await browser.send(
      "PATCH",
      `/api/plans/${plan.uuid}`,
      { input: { startDate: "2027-12-20" } },
      ifMatch(before),
    );
    const after = shownPlan.parse(await answer.json());
    expect(endsOf(after)).toEqual(endsOf(before));
    expect(after.days.map(({ key }) => key)).toEqual(before.days.map(({ key }) => key));
    expect(after.days[1]).toMatchObject({ notes: "ask for soup", date: "2027-12-21", pinned: true });
    expect(after.version).toBe(before.version + 1);
    expect(after.warnings).toContainEqual(expect.objectContaining({ code: "holiday", holiday: "christmas", day: 6 }));
    const undated = await browser.send(
      "PATCH",
      `/api/plans/${plan.uuid}`,
      { input: { startDate: null } },
      ifMatch(after),
    );
    expect(shownPlan.parse(await undated.json()).days[0]?.date).toBeUndefined();
  });

  it("replans around pinned days when options change", async () => {
    const browser = await signedIn();
    const plan = await newPlan(browser);
    const to = plan.days[0]?.alternatives?.at(-1)?.to;
    const pinned = shownPlan.parse(
      (await (await browser.send("PATCH", `/api/plans/${plan.uuid}/days/1`, { to }, ifMatch(plan))).json()).plan,
    );
    const answer = await browser.send("PATCH", `/api/plans/${plan.uuid}`, { input: { ideal: 3.5 } }, ifMatch(pinned));
    const slower = shownPlan.parse(await answer.json());
    expect(slower.days.length).toBeGreaterThan(plan.days.length);
    expect(slower.days[0]).toMatchObject({ to, pinned: true });
    expect(slower.input).toMatchObject({ ideal: 3.5, max: 9.5, pins: [{ day: 1, kind: "walk", to }] });
    const free = await browser.send(
      "PATCH",
      `/api/plans/${plan.uuid}`,
      { input: { pins: [], ideal: 5.5 } },
      ifMatch(slower),
    );
    expect(endsOf(shownPlan.parse(await free.json()))).toEqual(endsOf(plan));
  });

  it("accepts another route, and refuses impossible options", async () => {
    const browser = await signedIn();
    const plan = await newPlan(browser);
    const other = await browser.send(
      "PATCH",
      `/api/plans/${plan.uuid}`,
      { input: { route: "camino-primitivo" } },
      ifMatch(plan),
    );
    const changed = shownPlan.parse(await other.json());
    expect(changed.input).toMatchObject({ route: "camino-primitivo", from: "oviedo" });
    const refused = await problemOf(
      await browser.send("PATCH", `/api/plans/${plan.uuid}`, { input: { days: 1 } }, ifMatch(changed)),
    );
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["input.days"]]);
    expect((await (await browser.send("GET", `/api/plans/${plan.uuid}`)).json()).version).toBe(changed.version);
  });
});

describe("versions of plans", () => {
  it("are required for changing and deleting, and have to be current", async () => {
    const browser = await signedIn();
    const plan = await newPlan(browser);
    const path = `/api/plans/${plan.uuid}`;
    const changes = [
      ["PATCH", path, { name: "renamed" }],
      ["PATCH", `${path}/days/1`, { notes: "x" }],
      ["POST", `${path}/replan`, {}],
      ["DELETE", path, undefined],
    ] as const;
    for (const [method, target, body] of changes) {
      expect([target, (await problemOf(await browser.send(method, target, body))).status]).toEqual([target, 428]);
    }
    const renamed = await browser.send("PATCH", path, { name: "renamed" }, ifMatch(plan));
    expect(renamed.headers.get("ETag")).toBe('"2"');
    for (const [method, target, body] of changes) {
      const stale = await browser.send(method, target, body, ifMatch(plan));
      expect([target, stale.status, stale.headers.get("ETag")]).toEqual([target, 409, '"2"']);
      expect(shownPlan.parse((await stale.json()).current)).toMatchObject({ name: "renamed", version: 2 });
    }
    expect((await browser.send("PATCH", path, { name: "any" }, { "If-Match": "*" })).status).toBe(200);
    expect((await browser.send("PATCH", path, { name: "x" }, { "If-Match": '"nonsense"' })).status).toBe(409);
    const malformed = await browser.send("PATCH", path, { name: "x" }, { "If-Match": '"3' });
    expect([malformed.status, (await problemOf(malformed)).errors]).toEqual([
      422,
      { "if-match": ['This must name versions, as in "3" or "3", "4", or be *.'] },
    ]);
    expect((await browser.send("DELETE", path, undefined, { "If-Match": 'W/"2"' })).status).toBe(409);
    expect((await browser.send("DELETE", path, undefined, { "If-Match": '"2", W/"3"' })).status).toBe(204);
    expect((await browser.send("GET", path)).status).toBe(404);
  });

  it("of two concurrent changes, one succeeds and the other is refused", async () => {
    const browser = await signedIn();
    const plan = await newPlan(browser);
    const path = `/api/plans/${plan.uuid}/days/1`;
    const answers = await Promise.all(
      ["a", "b", "c"].map((notes) => browser.send("PATCH", path, { notes }, ifMatch(plan))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("with If-Match: * every change succeeds", async () => {
    const browser = await signedIn();
    const { uuid } = await newPlan(browser);
    const path = `/api/plans/${uuid}`;
    const answers = await Promise.all([
      ...["a", "b", "c"].map((notes) => browser.send("PATCH", `${path}/days/1`, { notes }, { "If-Match": "*" })),
      ...["d", "e", "f"].map((carry) => browser.send("PATCH", `${path}/days/2`, { carry }, { "If-Match": "*" })),
      browser.send("PATCH", path, { name: "renamed" }, { "If-Match": "*" }),
      browser.send("POST", `${path}/replan`, {}, { "If-Match": "*" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const plan = shownPlan.parse(await (await browser.send("GET", path)).json());
    expect(plan).toMatchObject({ name: "renamed", version: 8 });
    expect(plan.days[0]?.notes).toMatch(/[abc]/);
    expect(plan.days[1]?.carry).toMatch(/[def]/);
  });
});

describe("other people", () => {
  it("get 404 for every operation on a plan, signed in or not", async () => {
    const plan = await newPlan(await signedIn());
    const path = `/api/plans/${plan.uuid}`;
    const operations = [
      ["GET", path],
      ["GET", `${path}/days`],
      ["PATCH", path, { name: "mine" }],
      ["PATCH", `${path}/days/1`, { notes: "mine" }],
      ["POST", `${path}/replan`, {}],
      ["POST", `${path}/duplicate`, {}],
      ["POST", `${path}/share`],
      ["DELETE", `${path}/share`],
      ["POST", `${path}/calendar`],
      ["DELETE", `${path}/calendar`],
      ["DELETE", path],
      ...["gpx", "kml", "ics", "csv", "json", "pdf"].map((format) => ["GET", `${path}.${format}`] as const),
    ] as const;
    for (const stranger of [await signedIn(), apiBrowser(application)]) {
      for (const [method, target, body] of operations) {
        const answer = await problemOf(await stranger.send(method, target, body, ifMatch(plan)));
        expect([method, target, answer.status]).toEqual([method, target, 404]);
      }
    }
    for (const wrong of [nowhere, "nonsense", "%00"]) {
      expect((await apiBrowser(application).send("GET", `/api/plans/${wrong}`)).status).toBe(404);
    }
  });

  it("get 401 where no plan is named", async () => {
    const { send } = apiBrowser(application);
    expect((await send("GET", "/api/plans")).status).toBe(401);
    expect((await send("POST", "/api/plans", { name: "x", input: inglesOptions })).status).toBe(401);
  });
});
