import { describe, expect, it, vi } from "vitest";
import { userIdentity } from "#contract/accounts/account.ts";
import { apiBrowser, goodPassword, newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication, applicationWithClock } from "#tests/support/program/application.ts";
import { realArgon2 } from "#tests/support/credentials/cheap-argon2.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const minute = 60_000;

describe("POST /api/register", () => {
  it("creates an account, signs in and returns the person", async () => {
    const browser = apiBrowser(application);
    const person = newPerson();
    const answer = await browser.send(
      "POST",
      "/api/register",
      { ...person, email: `  ${person.email.toUpperCase()} ` },
      { "Accept-Language": "es" },
    );
    expect(answer.status).toBe(201);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const identity = userIdentity.parse(await answer.json());
    expect(identity).toMatchObject({
      name: person.name,
      email: person.email,
      roles: [],
      locale: "es",
      emailConfirmed: false,
    });
    expect(await (await browser.send("GET", "/api/user")).json()).toEqual(identity);
  });

  it.each([
    [{ name: "" }, "name"],
    [{ name: undefined }, "name"],
    [{ name: "A\u0000na" }, "name"],
    [{ name: "Ana\nBcc: x" }, "name"],
    [{ email: "a\u0000@example.org" }, "email"],
    [{ email: "nobody" }, "email"],
    [{ password: "123456789" }, "password"],
    [{ password: "x".repeat(201) }, "password"],
    [{ password: "password123" }, "password"],
    [{ password: "qwertyuiop" }, "password"],
    [{ setupToken: "guessed" }, "setupToken"],
  ])("refuses %j with an error for %s", async (change, field) => {
    const answer = await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), ...change });
    const { status, errors } = await problemOf(answer);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(answer.headers.getSetCookie().join()).not.toContain("vieira-session");
  });

  it("accepts passwords of 10 to 200 characters without truncating them", async () => {
    for (const password of ["bordón2 xy", `${"viento y niebla ".repeat(12)}ultreia!`]) {
      const person = { ...newPerson(), password };
      expect((await apiBrowser(application).send("POST", "/api/register", person)).status).toBe(201);
      const cut = await apiBrowser(application).send("POST", "/api/login", {
        ...person,
        password: password.slice(0, -1),
      });
      expect(cut.status).toBe(422);
      expect((await apiBrowser(application).send("POST", "/api/login", person)).status).toBe(204);
    }
  });

  it("refuses an address that has an account, also on concurrent requests", async () => {
    const person = newPerson();
    const answers = await Promise.all([1, 2].map(() => apiBrowser(application).send("POST", "/api/register", person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const again = await apiBrowser(application).send("POST", "/api/register", person, { "Accept-Language": "es" });
    expect((await problemOf(again)).errors).toEqual({ email: ["Ya hay una cuenta con este correo electrónico."] });
  });
});

describe("POST /api/login", () => {
  it("sets an HttpOnly session cookie, a readable hint and a new CSRF token", async () => {
    const { person } = await signedInBrowser(application);
    const browser = apiBrowser(application);
    await browser.send("GET", "/api/csrf-cookie");
    const tokenBefore = browser.jar.get("XSRF-TOKEN");
    const answer = await browser.send("POST", "/api/login", { ...person, email: person.email.toUpperCase() });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(browser.jar.attributesOf("vieira-session")).toBe("Path=/; HttpOnly; SameSite=Lax");
    expect(browser.jar.attributesOf("vieira-signed-in")).toBe("Path=/; SameSite=Lax");
    expect(browser.jar.attributesOf("XSRF-TOKEN")).toBe("Path=/; SameSite=Lax");
    expect(browser.jar.get("XSRF-TOKEN")).not.toBe(tokenBefore);
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
  });

  it("sets Secure cookies with __Host- prefix on https", async () => {
    const secure = testApplication(database, { settings: { origin: "https://plan.example.org" } });
    const { jar } = await signedInBrowser(secure);
    expect(jar.attributesOf("__Host-vieira-session")).toBe("Path=/; HttpOnly; Secure; SameSite=Lax");
    expect(jar.attributesOf("XSRF-TOKEN")).toContain("Secure");
    expect(jar.get("vieira-session")).toBeUndefined();
  });

  it("rotates the session id and invalidates the old one", async () => {
    const browser = await signedInBrowser(application);
    const before = browser.jar.get("vieira-session") ?? "";
    await browser.send("POST", "/api/login", browser.person);
    expect(browser.jar.get("vieira-session")).not.toBe(before);
    const old = await application.get("/api/user", { Cookie: `vieira-session=${before}` });
    expect(old.status).toBe(401);
  });

  it("ignores a planted session id", async () => {
    const { person } = await signedInBrowser(application);
    const browser = apiBrowser(application);
    browser.jar.set("vieira-session", "planted");
    await browser.send("POST", "/api/login", person);
    expect(browser.jar.get("vieira-session")).not.toBe("planted");
    expect((await application.get("/api/user", { Cookie: "vieira-session=planted" })).status).toBe(401);
  });

  it("stores nothing that would allow stealing a session", async () => {
    const { jar } = await signedInBrowser(application);
    const { rows } = await database.pool.query("SELECT * FROM session");
    expect(JSON.stringify(rows)).not.toContain(jar.get("vieira-session"));
    const { rows: users } = await database.pool.query('SELECT password_hash FROM "user"');
    expect(users.every((row) => String(row.password_hash).startsWith("$argon2id$"))).toBe(true);
  });

  it.each([
    [{ password: "not the right one" }, "email"],
    [{ email: "nobody@example.org" }, "email"],
    [{ email: "nobody" }, "email"],
    [{ password: "" }, "password"],
    [{ password: undefined }, "password"],
  ])("refuses %j with 422", async (change, field) => {
    const { person } = await signedInBrowser(application);
    const answer = await apiBrowser(application).send("POST", "/api/login", { ...person, ...change });
    const { status, errors } = await problemOf(answer);
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it("responds equally whether an address has an account or not", async () => {
    const { person } = await signedInBrowser(application);
    const wrong = { ...person, password: "not the right one" };
    const known = await apiBrowser(application).send("POST", "/api/login", wrong);
    const unknown = await apiBrowser(application).send("POST", "/api/login", { ...wrong, email: "nobody@example.org" });
    expect(await unknown.json()).toEqual(await known.json());
    expect(unknown.status).toBe(known.status);
    const names = (answer: Response) => [...answer.headers.keys()].toSorted();
    expect(names(unknown)).toEqual(names(known));
  });

  it("takes equal time whether an address has an account or not: it verifies a hash of the same cost", async () => {
    const { person } = await signedInBrowser(application);
    const verify = vi.spyOn(realArgon2, "verify");
    const costs: string[][] = [];
    for (const email of [person.email, "nobody@example.org"]) {
      verify.mockClear();
      await apiBrowser(application).send("POST", "/api/login", { email, password: "not the right one" });
      costs.push(verify.mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4).join("$")));
    }
    verify.mockRestore();
    expect(costs[0]).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1$/)]);
    expect(costs[1]).toEqual(costs[0]);
  });

  it("refuses closed accounts, and ends their sessions", async () => {
    const browser = await signedInBrowser(application);
    await database.pool.query('UPDATE "user" SET banned_at = now() WHERE email = $1', [browser.person.email]);
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    const answer = await apiBrowser(application).send("POST", "/api/login", browser.person);
    expect((await problemOf(answer)).errors?.["email"]?.[0]).toContain("blocked");
  });
});

describe("the lifetime of a session", () => {
  it("is 12 hours after its last use, and 72 hours at most", async () => {
    const browser = await signedInBrowser(application);
    const status = async () => (await browser.send("GET", "/api/user")).status;
    for (let hours = 0; hours < 66; hours += 11) {
      clock.ms += 11 * 60 * minute;
      expect(await status()).toBe(200);
    }
    clock.ms += 7 * 60 * minute;
    expect(await status()).toBe(401);
    const idle = await signedInBrowser(application);
    clock.ms += 12 * 60 * minute + 1;
    expect((await idle.send("GET", "/api/user")).status).toBe(401);
  });

  it('is 60 days if "remember me" is set, across browser restarts', async () => {
    const { person } = await signedInBrowser(application);
    const browser = apiBrowser(application);
    await browser.send("POST", "/api/login", { ...person, remember: true });
    expect(browser.jar.attributesOf("vieira-session")).toContain("Max-Age=31104000");
    expect(browser.jar.attributesOf("vieira-signed-in")).toContain("Max-Age=31104000");
    clock.ms += 59 * 24 * 60 * minute;
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
  });

  it("also ends in the browser: cookies of an expired session are removed", async () => {
    const browser = await signedInBrowser(application);
    clock.ms += 13 * 60 * minute;
    await browser.send("GET", "/api/user");
    expect(browser.jar.get("vieira-session")).toBeUndefined();
    expect(browser.jar.get("vieira-signed-in")).toBeUndefined();
    expect((await browser.send("POST", "/api/login", browser.person)).status).toBe(204);
  });
});

describe("POST /api/logout", () => {
  it("ends the session and removes the cookies, and the next sign-in works at once", async () => {
    const browser = await signedInBrowser(application);
    const secret = browser.jar.get("vieira-session") ?? "";
    expect((await browser.send("POST", "/api/logout")).status).toBe(204);
    expect(browser.jar.get("vieira-session")).toBeUndefined();
    expect(browser.jar.get("vieira-signed-in")).toBeUndefined();
    expect((await application.get("/api/user", { Cookie: `vieira-session=${secret}` })).status).toBe(401);
    expect((await browser.send("POST", "/api/login", browser.person)).status).toBe(204);
  });

  it("has no effect for visitors", async () => {
    expect((await apiBrowser(application).send("POST", "/api/logout")).status).toBe(204);
  });
});

describe("GET /api/user", () => {
  it("answers 401 to visitors and is not cached", async () => {
    const answer = await application.get("/api/user");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await problemOf(answer)).toMatchObject({ status: 401, detail: "Sign in first." });
    const { send } = await signedInBrowser(application);
    expect((await send("GET", "/api/user")).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("bodies", () => {
  it("may be URL-encoded or multipart forms", async () => {
    const person = newPerson();
    const multipart = new FormData();
    for (const [field, value] of Object.entries(person)) multipart.set(field, value);
    multipart.set("password_confirmation", goodPassword);
    expect((await apiBrowser(application).send("POST", "/api/register", multipart)).status).toBe(201);
    const browser = apiBrowser(application);
    const fields = new URLSearchParams({ email: person.email, password: person.password, remember: "on" });
    expect((await browser.send("POST", "/api/login", fields)).status).toBe(204);
    expect(browser.jar.attributesOf("vieira-session")).toContain("Max-Age");
  });

  it("are refused if they are neither JSON nor a form, or unreadable", async () => {
    const { send } = apiBrowser(application);
    const answers = await Promise.all([
      send("POST", "/api/login", "email=ana", { "Content-Type": "text/plain" }),
      send("POST", "/api/login", undefined, { "Content-Type": "application/json" }),
      send("POST", "/api/login", "x", { "Content-Type": "multipart/form-data; boundary=y" }),
      send("POST", "/api/login", new URLSearchParams({ email: "x".repeat(1_000_001) })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 413]);
  });
});

describe("signing out", () => {
  it("sets a mark by which the next page deletes personal data; an expired session does not", async () => {
    const browser = await signedInBrowser(application);
    const answer = await browser.send("POST", "/api/logout");
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(browser.jar.attributesOf("vieira-farewell")).toBe("Max-Age=600; Path=/; SameSite=Lax");
    const gone = await signedInBrowser(application);
    await gone.send("DELETE", "/api/user", { password: gone.person.password });
    expect(gone.jar.get("vieira-farewell")).toBe("1");
    const late = await signedInBrowser(application);
    clock.ms += 13 * 60 * minute;
    const over = await late.send("GET", "/api/user");
    expect([late.jar.get("vieira-session"), late.jar.get("vieira-farewell")]).toEqual([undefined, undefined]);
    expect(over.headers.has("Clear-Site-Data")).toBe(false);
  });
});
