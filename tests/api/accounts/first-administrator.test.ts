import { describe, expect, it } from "vitest";
import { createAdministrator, prepareFirstAdministrator } from "#use-cases/accounts/first-administrator.ts";
import { linkState } from "#use-cases/accounts/link-state.ts";
import { apiBrowser, newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const application = testApplication(database);
const { context } = application;
const shared = { ...context, database: { ...database, kind: "server" as const } };

async function newLink(): Promise<string> {
  const embedded = { ...context, database: { ...database, kind: "embedded" as const } };
  const link = await prepareFirstAdministrator(embedded, undefined);
  if (link === null || link === "elsewhere") throw new Error("There is no link.");
  return link.address;
}

const noAdministrators = () => database.pool.query(`UPDATE "user" SET roles = '{}'`);

describe("the first administrator", () => {
  it("registers by the setup link, which is shown while there is no administrator and works once", async () => {
    const link = new URL(await newLink());
    expect(link.pathname).toBe("/register");
    const setupToken = link.searchParams.get("setup");
    const state = () => linkState(context, ["set_up"], setupToken ?? "");
    expect([await state(), await linkState(context, ["reset_password"], setupToken ?? "")]).toEqual([
      "usable",
      "unusable",
    ]);
    const answer = await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), setupToken });
    expect([answer.status, (await answer.json()).roles]).toEqual([201, ["administrator"]]);
    expect((await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), setupToken })).status).toBe(
      422,
    );
    expect(await state()).toBe("unusable");
    expect(await prepareFirstAdministrator(context, undefined)).toBeNull();
  });

  it("registers by the latest setup link only", async () => {
    await noAdministrators();
    const links = [await newLink(), await newLink()];
    const statuses = [];
    for (const link of links) {
      const setupToken = new URL(link).searchParams.get("setup");
      statuses.push(
        (await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), setupToken })).status,
      );
    }
    expect(statuses).toEqual([422, 201]);
  });

  it("is made by one link if processes start together on one server, and by a new one after a later start", async () => {
    await noAdministrators();
    const startedAt = Date.now() + 120_000;
    const at = (seconds: number) =>
      prepareFirstAdministrator({ ...shared, now: () => new Date(startedAt + seconds * 1000) }, undefined);
    const together = await Promise.all([at(0), at(0), at(1)]);
    expect(together.filter((link) => link === "elsewhere")).toHaveLength(2);
    expect(together.filter((link) => typeof link === "object")).toHaveLength(1);
    expect(await at(70)).toEqual({ address: expect.stringContaining("/register?setup=") });
    const { rows } = await database.pool.query(
      "SELECT count(*)::int AS open FROM account_link WHERE purpose = 'set_up' AND used_at IS NULL",
    );
    expect(rows).toEqual([{ open: 1 }]);
  });

  it("is created from the configured e-mail and password, even if somebody has registered that address", async () => {
    await noAdministrators();
    const squatter = await signedInBrowser(application);
    const configured = { email: squatter.person.email, password: "configured password" };
    expect(await prepareFirstAdministrator(context, configured)).toBeNull();
    expect((await squatter.send("GET", "/api/user")).status).toBe(401);
    const browser = apiBrowser(application);
    expect((await browser.send("POST", "/api/login", configured)).status).toBe(204);
    expect((await (await browser.send("GET", "/api/user")).json()).roles).toEqual(["administrator"]);
    await prepareFirstAdministrator(context, { ...configured, password: "another password" });
    expect((await browser.send("GET", "/api/user")).status).toBe(200);
  });
});

it("processes started at the same time create one administrator from the configuration", async () => {
  await noAdministrators();
  const configured = { email: "boss@example.org", password: "configured password" };
  await Promise.all([1, 2, 3].map(() => prepareFirstAdministrator(context, configured)));
  const { rows } = await database.pool.query("SELECT email FROM \"user\" WHERE roles = '{administrator}'");
  expect(rows).toEqual([{ email: configured.email }]);
});

describe("npm run admin -- create", () => {
  it("creates an account whose password is chosen by a link", async () => {
    const link = await createAdministrator(context, "new.admin@example.org");
    const token = new URL(link ?? "").pathname.replace("/reset-password/", "");
    const browser = apiBrowser(application);
    expect((await browser.send("POST", "/api/reset-password", { token, password: "ultreia et suseia" })).status).toBe(
      204,
    );
    await browser.send("POST", "/api/login", { email: "new.admin@example.org", password: "ultreia et suseia" });
    expect((await (await browser.send("GET", "/api/user")).json()).roles).toEqual(["administrator"]);
  });

  it("gives the role to an account with a confirmed address, effective from the next request", async () => {
    const { send, person } = await signedInBrowser(application);
    await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [person.email]);
    expect(await createAdministrator(context, person.email)).toBeNull();
    expect((await (await send("GET", "/api/user")).json()).roles).toEqual(["administrator"]);
  });

  it("ends all access of somebody who has registered the address without confirming it", async () => {
    const squatter = await signedInBrowser(application);
    const { person } = squatter;
    const { token } = await (await application.post("/api/tokens", { ...person, deviceName: "x" })).json();
    await squatter.send("POST", "/api/forgotten-password", { email: person.email });
    const link = await createAdministrator(context, person.email);
    expect((await squatter.send("GET", "/api/user")).status).toBe(401);
    expect((await application.get("/api/user", { Authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await apiBrowser(application).send("POST", "/api/login", person)).status).toBe(422);
    const confirmed = 'SELECT email_confirmed_at IS NOT NULL AS confirmed FROM "user" WHERE email = $1';
    expect((await database.pool.query(confirmed, [person.email])).rows).toEqual([{ confirmed: false }]);
    const reset = {
      token: new URL(link ?? "").pathname.replace("/reset-password/", ""),
      password: "roble lluvia queso",
    };
    expect((await apiBrowser(application).send("POST", "/api/reset-password", reset)).status).toBe(204);
    const owner = apiBrowser(application);
    await owner.send("POST", "/api/login", { email: person.email, password: reset.password });
    expect(await (await owner.send("GET", "/api/user")).json()).toMatchObject({
      roles: ["administrator"],
      emailConfirmed: true,
    });
  });
});
