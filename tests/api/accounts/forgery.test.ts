import { describe, expect, it } from "vitest";
import { identify } from "#api/http/identification.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const application = testApplication(database, { settings: { origin: "https://plan.example.org" } });
const { app } = application;
const json = { "Content-Type": "application/json" };

describe("GET /api/csrf-cookie", () => {
  it("sets a readable cookie, and for visitors an HttpOnly one", async () => {
    const answer = await application.get("/api/csrf-cookie");
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [visitor, token] = answer.headers.getSetCookie();
    expect(visitor).toMatch(/^__Host-vieira-visitor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(token).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/);
  });

  it("returns the same token to the same visitor, and different tokens to different visitors", async () => {
    const { send, jar } = apiBrowser(application);
    await send("GET", "/api/csrf-cookie");
    const first = jar.get("XSRF-TOKEN");
    await send("GET", "/api/csrf-cookie");
    expect(jar.get("XSRF-TOKEN")).toBe(first);
    const other = apiBrowser(application);
    await other.send("GET", "/api/csrf-cookie");
    expect(other.jar.get("XSRF-TOKEN")).not.toBe(first);
  });
});

describe("the CSRF token", () => {
  it.each([
    ["POST", "/api/login"],
    ["POST", "/api/register"],
    ["POST", "/api/logout"],
    ["POST", "/api/forgotten-password"],
    ["POST", "/api/reset-password"],
    ["PATCH", "/api/user"],
    ["DELETE", "/api/user"],
    ["PUT", "/api/user/password"],
    ["DELETE", "/api/tokens/current"],
    ["POST", "/api/favourites/merge"],
  ])("is required for %s %s", async (method, path) => {
    const bare = await app.request(path, { method, headers: json, body: "{}" });
    expect((await problemOf(bare)).status).toBe(419);
    const { send } = await signedInBrowser(application);
    for (const token of ["", "wrong", "a".repeat(43)]) {
      expect((await problemOf(await send(method, path, {}, { "X-XSRF-TOKEN": token }))).status).toBe(419);
    }
  });

  it("of one session or visitor is invalid for another", async () => {
    const [ana, berta, visitor] = [
      await signedInBrowser(application),
      await signedInBrowser(application),
      apiBrowser(application),
    ];
    await visitor.send("GET", "/api/csrf-cookie");
    for (const stolen of [berta.jar.get("XSRF-TOKEN"), visitor.jar.get("XSRF-TOKEN")]) {
      const answer = await ana.send("PATCH", "/api/user", { name: "Eve" }, { "X-XSRF-TOKEN": stolen ?? "" });
      expect(answer.status).toBe(419);
    }
  });

  it("is not accepted from a cookie alone, which somebody could plant", async () => {
    const answer = await app.request("/api/login", {
      method: "POST",
      headers: { ...json, Cookie: "XSRF-TOKEN=x", "X-XSRF-TOKEN": "x" },
      body: "{}",
    });
    expect(answer.status).toBe(419);
  });

  it("if wrong, the error says whether cookies are blocked or the page is outdated", async () => {
    const bare = await app.request("/api/login", { method: "POST", headers: json, body: "{}" });
    expect((await problemOf(bare)).detail).toContain("Allow cookies");
    const { send } = await signedInBrowser(application);
    const old = await send("PATCH", "/api/user", {}, { "X-XSRF-TOKEN": "old" });
    expect((await problemOf(old)).detail).toBe("This page has expired. Try again.");
  });

  it("is renewed with a 419, so that the next attempt succeeds", async () => {
    const { send, jar } = await signedInBrowser(application);
    jar.set("XSRF-TOKEN", "of an old page");
    expect((await send("PATCH", "/api/user", { name: "Ana" })).status).toBe(419);
    expect((await send("PATCH", "/api/user", { name: "Ana" })).status).toBe(200);
  });

  it("is not required for reading, planning, or requesting a token with a password", async () => {
    expect((await application.get("/api/health")).status).toBe(200);
    expect((await application.post("/api/planner", {})).status).toBe(422);
    expect((await application.post("/api/tokens", {})).status).toBe(422);
  });

  it("does not change 404 and 405 of unknown addresses and methods", async () => {
    expect((await application.post("/api/nothing", {})).status).toBe(404);
    expect((await app.request("/api/health", { method: "DELETE" })).status).toBe(405);
  });
});

describe("the Origin header", () => {
  it.each([
    "https://evil.example",
    "null",
    "https://plan.example.org.evil.example",
    "http://plan.example.org:8080",
    "nonsense",
  ])("%s is refused whatever else the request contains", async (Origin) => {
    const { send, person } = await signedInBrowser(application);
    const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const carried: Record<string, string>[] = [{ Origin }, { Origin, Authorization: `Bearer ${token}` }];
    for (const headers of carried) {
      const answer = await send("PATCH", "/api/user", { name: "Eve" }, headers);
      expect((await problemOf(answer)).status).toBe(403);
    }
    const exempt = await send("POST", "/api/planner", {}, { Origin });
    expect(exempt.status).toBe(403);
  });

  it("of this site is accepted, by its public address and by the Host header", async () => {
    const { send } = await signedInBrowser(application);
    const headers: Record<string, string>[] = [
      { Origin: "https://plan.example.org" },
      { Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" },
    ];
    for (const header of headers) expect((await send("PATCH", "/api/user", { name: "Ana" }, header)).status).toBe(200);
  });

  it.each(["http://plan.example.org", "https://evil.example", "http://127.0.0.1:3000"])(
    "%s is refused if the public address is configured, whatever the Host header says",
    async (Origin) => {
      const settings = { origin: "https://plan.example.org", hasFixedOrigin: true };
      const clientAddress = () => "192.0.2.2";
      const { send } = await signedInBrowser(testApplication(database, { settings, clientAddress }));
      const change = (headers: Record<string, string>) => send("PATCH", "/api/user", { name: "Eve" }, headers);
      expect((await change({ Origin, Host: new URL(Origin).host })).status).toBe(403);
      expect((await change({ Origin: "https://plan.example.org", Host: "10.0.0.1:3000" })).status).toBe(200);
    },
  );

  it("of another site is accepted with a bearer token and no cookies", async () => {
    const { person } = await signedInBrowser(application);
    const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    const headers = { ...json, Origin: "https://other.example", Authorization: `Bearer ${token}` };
    const answer = await app.request("/api/user", { method: "PATCH", headers, body: '{"name":"Ana"}' });
    expect(answer.status).toBe(200);
  });
});

describe("an invalid bearer token", () => {
  it.each(["Bearer wrong", "Bearer", "Basic YTpi", "bearer vieira_x"])(
    "%j does not bypass the CSRF token",
    async (Authorization) => {
      const bare = await app.request("/api/logout", { method: "POST", headers: { Authorization } });
      expect(bare.status).toBe(419);
      const { send } = await signedInBrowser(application);
      expect((await send("PATCH", "/api/user", { name: "Eve" }, { Authorization, "X-XSRF-TOKEN": "" })).status).toBe(
        419,
      );
      expect((await send("PATCH", "/api/user", { name: "Eve" }, { Authorization })).status).toBe(401);
      expect((await send("GET", "/api/user", undefined, { Authorization })).status).toBe(401);
    },
  );
});

describe("the field _method", () => {
  const fields = (entries: Record<string, string>) => Object.entries(entries);
  const multipart = (entries: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of fields(entries)) form.set(name, value);
    return form;
  };

  it.each(["PATCH", "patch"])("turns a POST of form data into %s", async (method) => {
    const { send } = await signedInBrowser(application);
    for (const body of [
      multipart({ name: "Form", _method: method }),
      new URLSearchParams({ name: "Form", _method: method }),
    ]) {
      const answer = await send("POST", "/api/user", body);
      expect([answer.status, (await answer.json()).name]).toEqual([200, "Form"]);
    }
  });

  it("works for PUT and DELETE with bodies", async () => {
    const { send, person } = await signedInBrowser(application);
    const passwords = { currentPassword: person.password, password: "otra concha y bordón" };
    expect((await send("POST", "/api/user/password", multipart({ ...passwords, _method: "PUT" }))).status).toBe(204);
    const body = new URLSearchParams({ password: passwords.password, _method: "DELETE" });
    expect((await send("POST", "/api/user", body)).status).toBe(204);
  });

  it("needs the CSRF token like the method it names", async () => {
    const { send } = await signedInBrowser(application);
    const answer = await send("POST", "/api/user", multipart({ _method: "DELETE" }), { "X-XSRF-TOKEN": "" });
    expect(answer.status).toBe(419);
  });

  it("is ignored with other methods, in JSON and in addresses", async () => {
    const { send } = await signedInBrowser(application);
    expect((await send("POST", "/api/user", multipart({ _method: "GET" }))).status).toBe(405);
    expect((await send("POST", "/api/user", { _method: "PATCH", name: "x" })).status).toBe(405);
    expect((await send("POST", "/api/user?_method=PATCH", { name: "x" })).status).toBe(405);
  });
});

it("makes no database query for requests without session and token", async () => {
  const refusing = new Proxy(database.drizzle, {
    get: () => {
      throw new Error("the database was asked");
    },
  });
  const context = { ...application.context, database: { ...database, drizzle: refusing } };
  expect((await identify(context, new Headers({ Cookie: "theme=dark" }))).actor).toEqual({ kind: "visitor" });
  await expect(identify(context, new Headers({ Cookie: "__Host-vieira-session=x" }))).rejects.toThrow("was asked");
});
