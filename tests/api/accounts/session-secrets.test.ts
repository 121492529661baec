import { describe, expect, it } from "vitest";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { applicationWithClock } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase();
const { application, clock } = applicationWithClock(database, "2027-05-10T08:00:00Z");
const administrator = await staffBrowser(application, database, "administrator");

const statusWith = async (secret: string): Promise<number> =>
  (await application.get("/api/user", { Cookie: `vieira-session=${secret}` })).status;

async function giveRole(email: string, roles: readonly string[]): Promise<void> {
  const { rows } = await database.pool.query(
    'UPDATE "user" SET email_confirmed_at = now() WHERE email = $1 RETURNING uuid',
    [email],
  );
  const path = `/api/administration/users/${rows[0].uuid}`;
  expect(
    (
      await administrator.send(
        "PATCH",
        path,
        { roles, currentPassword: administrator.person.password },
        { "If-Match": "*" },
      )
    ).status,
  ).toBe(200);
}

describe("the session secret is rotated", () => {
  it("when the password changes, which invalidates the old one at once", async () => {
    const browser = await signedInBrowser(application);
    const before = browser.jar.get("vieira-session") ?? "";
    const change = { currentPassword: browser.person.password, password: "otra concha y bordón" };
    expect((await browser.send("PUT", "/api/user/password", change)).status).toBe(204);
    expect(browser.jar.get("vieira-session")).not.toBe(before);
    expect(await statusWith(before)).toBe(401);
    expect((await browser.send("PATCH", "/api/user", { name: "Ana" })).status).toBe(200);
  });

  it("with the next request after a change of roles; concurrent requests may still use the old one", async () => {
    const browser = await signedInBrowser(application);
    await browser.send("POST", "/api/login", { ...browser.person, remember: true });
    const before = browser.jar.get("vieira-session") ?? "";
    await giveRole(browser.person.email, ["editor"]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => application.get("/api/user", { Cookie: `vieira-session=${before}` })),
    );
    const given = answers.map(({ headers }) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith("vieira-session=")),
    );
    expect(new Set(given).size).toBe(1);
    expect(given[0]).toContain("Max-Age=");
    expect((await browser.send("GET", "/api/administration/towns")).status).toBe(200);
    const after = browser.jar.get("vieira-session") ?? "";
    expect(after).not.toBe(before);
    expect((await browser.send("PATCH", "/api/user", { name: "Ana" })).status).toBe(200);
    clock.ms += 60_000;
    expect(await statusWith(before)).toBe(401);
    expect(await statusWith(after)).toBe(200);
    expect(browser.jar.get("vieira-session")).toBe(after);
  });

  it("and signing out ends the session even before all responses have arrived", async () => {
    const browser = await signedInBrowser(application);
    const before = browser.jar.get("vieira-session") ?? "";
    await giveRole(browser.person.email, ["editor"]);
    await browser.send("GET", "/api/user");
    await browser.send("POST", "/api/logout");
    expect(await statusWith(before)).toBe(401);
  });

  it("not otherwise", async () => {
    const browser = await signedInBrowser(application);
    const before = browser.jar.get("vieira-session");
    await browser.send("PATCH", "/api/user", { name: "Ana" });
    await giveRole(browser.person.email, []);
    await browser.send("GET", "/api/user");
    expect(browser.jar.get("vieira-session")).toBe(before);
  });
});

it("signing in replaces a session even if the browser still has the old secret", async () => {
  const browser = await signedInBrowser(application);
  const before = browser.jar.get("vieira-session") ?? "";
  await giveRole(browser.person.email, ["editor"]);
  await application.get("/api/user", { Cookie: `vieira-session=${before}` });
  const again = apiBrowser(application);
  again.jar.set("vieira-session", before);
  expect((await again.send("POST", "/api/login", browser.person)).status).toBe(204);
  expect(await statusWith(before)).toBe(401);
});
