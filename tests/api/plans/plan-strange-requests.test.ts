import { describe, expect, it } from "vitest";
import { planList } from "#contract/plans/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { noNotes } from "#domain/plans/editing/stored-plan.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, inglesOptions, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });

describe("unusual requests", () => {
  it("with dates out of range are refused", async () => {
    const browser = await signedInBrowser(application);
    const { send } = browser;
    const plan = await newPlan(browser);
    const path = `/api/plans/${plan.uuid}`;
    for (const startDate of ["0000-01-01", "1899-12-31", "3000-01-01", "9999-12-31"]) {
      const input = { ...inglesOptions, startDate };
      for (const answer of [
        await send("POST", "/api/plans", { name: "x", input }),
        await send("PATCH", path, { input: { startDate } }, ifMatch(plan)),
      ]) {
        const { status, errors } = await problemOf(answer);
        expect([status, errors]).toEqual([
          422,
          { "input.startDate": ["This must be a day of the years 1900 to 2999."] },
        ]);
      }
      expect((await application.post("/api/planner", input)).status).toBe(422);
      expect((await send("POST", `${path}/share`, { until: startDate })).status).toBe(422);
    }
    expect((await application.post("/api/planner", { ...inglesOptions, startDate: "2999-12-31" })).status).toBe(200);
  });

  it("with unpaired surrogates are stored as far as possible, and with NUL refused", async () => {
    const browser = await signedInBrowser(application);
    const { send } = browser;
    const named = await send("POST", "/api/plans", { name: "a\ud800", input: { route: "camino-ingles" } });
    const plan = shownPlan.parse(await named.json());
    expect(plan.name).toBe("a\ufffd");
    const path = `/api/plans/${plan.uuid}`;
    const { startDate: _, ...leg } = plan.input;
    const kept = ["key", "leg", "kind", "from", "to", "pinned", ...Object.keys(noNotes)];
    const days = plan.days.map((day) =>
      Object.fromEntries(Object.entries(day).filter(([field]) => kept.includes(field))),
    );
    const left = { town: "ferrol", ...noNotes };
    const content = (notes: string) => ({ startDate: null, legs: [leg], days, leftBehind: [{ ...left, notes }] });
    const put = await send("PUT", `${path}/days`, content("half \ud800"), ifMatch(plan));
    expect((await put.json()).plan.leftBehind[0].notes).toBe("half \ufffd");
    expect((await send("PUT", `${path}/days`, content("nul \0"), { "If-Match": "*" })).status).toBe(422);
    const types = { route: "camino-ingles", lodging: "ignore", lodgingTypes: ["\0"] };
    expect((await send("POST", "/api/plans", { name: "x", input: types })).status).toBe(422);
    expect((await application.get("/api/calendars/%00.ics")).status).toBe(404);
  });

  it("with an invalid share token answer 404", async () => {
    const browser = await signedInBrowser(application);
    const { send } = browser;
    const { uuid } = await newPlan(browser);
    const { token } = await (await send("POST", `/api/plans/${uuid}/share`)).json();
    for (const query of [`share=${"x".repeat(201)}`, `share=x&share=${token}`, "share=%00"]) {
      for (const ending of ["", "/days", "/houses", ".gpx"]) {
        const path = `/api/plans/${uuid}${ending}?${query}`;
        expect((await apiBrowser(application).send("GET", path)).status).toBe(404);
        expect((await send("GET", path)).status).toBe(200);
      }
    }
  });

  it("with unsupported methods answer the allowed ones", async () => {
    const browser = await signedInBrowser(application);
    const { uuid } = await newPlan(browser);
    for (const [path, allowed] of [
      [`/api/plans/${uuid}.gpx`, "GET, HEAD, OPTIONS"],
      ["/api/plans/import", "OPTIONS, POST"],
      [`/api/plans/${uuid}`, "DELETE, GET, HEAD, OPTIONS, PATCH"],
    ] as const) {
      for (const method of ["GET", "PUT", "PATCH", "DELETE"].filter((one) => !allowed.includes(one))) {
        const body = method === "GET" ? undefined : {};
        const answer = await browser.send(method, path, body, { "If-Match": "*" });
        expect([path, method, answer.status, answer.headers.get("Allow")]).toEqual([path, method, 405, allowed]);
      }
    }
  });

  it("need no body where every field is optional", async () => {
    const browser = await signedInBrowser(application);
    const { send } = browser;
    const plan = await newPlan(browser);
    const path = `/api/plans/${plan.uuid}`;
    expect((await send("POST", `${path}/duplicate`)).status).toBe(201);
    expect((await send("POST", `${path}/replan`, undefined, ifMatch(plan))).status).toBe(200);
  });
});

describe("GET /api/plans", () => {
  it("has pages, sorting and search", async () => {
    const browser = await signedInBrowser(application);
    const { send } = browser;
    for (const name of ["Zamora", "Ávila en mayo", "Mayo"]) await newPlan(browser, inglesOptions, name);
    const names = async (query: string) => {
      const { data, ...paging } = planList.parse(await (await send("GET", `/api/plans?${query}`)).json());
      return { names: data.map(({ name }) => name), ...paging };
    };
    expect(await names("")).toEqual({ names: ["Mayo", "Ávila en mayo", "Zamora"], page: 1, perPage: 100, total: 3 });
    expect(await names("perPage=2&page=2")).toEqual({ names: ["Zamora"], page: 2, perPage: 2, total: 3 });
    expect((await names("sort=name")).names).toEqual(["Ávila en mayo", "Mayo", "Zamora"]);
    expect((await names("sort=-name&q=avila mayo")).names).toEqual(["Ávila en mayo"]);
    const { errors } = await problemOf(await send("GET", "/api/plans?page=0&perPage=101&sort=x"));
    expect(Object.keys(errors ?? {})).toEqual(["page", "perPage", "sort"]);
  });
});
