import { describe, expect, it } from "vitest";
import { createAdministrator, prepareFirstAdministrator } from "#use-cases/accounts/first-administrator.ts";
import { apiBrowser, newPerson, signedInBrowser } from "#tests/support/api-browser.ts";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";

const database = await testDatabase();
const application = testApplication(database);
const { context } = application;
const noAdministrators = () => database.pool.query(`UPDATE "user" SET roles = '{}'`);

describe("the first administrator", () => {
  it("registers by the link that is shown while there is none; the link works once", async () => {
    const link = new URL((await prepareFirstAdministrator(context, undefined)) ?? "");
    expect(link.pathname).toBe("/register");
    const setupToken = link.searchParams.get("setup");
    const answer = await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), setupToken });
    expect([answer.status, (await answer.json()).roles]).toEqual([201, ["administrator"]]);
    expect((await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), setupToken })).status).toBe(
      422,
    );
    expect(await prepareFirstAdministrator(context, undefined)).toBeNull();
  });

  it("of two links makes one administrator", async () => {
    await noAdministrators();
    const links = [
      await prepareFirstAdministrator(context, undefined),
      await prepareFirstAdministrator(context, undefined),
    ];
    const statuses = [];
    for (const link of links) {
      const setupToken = new URL(link ?? "").searchParams.get("setup");
      statuses.push(
        (await apiBrowser(application).send("POST", "/api/register", { ...newPerson(), setupToken })).status,
      );
    }
    expect(statuses).toEqual([201, 422]);
  });

  it("is made of the configured e-mail and password, and nobody who took the address stays in", async () => {
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

it("processes that start at once make one administrator of the configuration", async () => {
  await noAdministrators();
  const configured = { email: "boss@example.org", password: "configured password" };
  await Promise.all([1, 2, 3].map(() => prepareFirstAdministrator(context, configured)));
  const { rows } = await database.pool.query("SELECT email FROM \"user\" WHERE roles = '{administrator}'");
  expect(rows).toEqual([{ email: configured.email }]);
});

describe("npm run admin -- create", () => {
  it("makes an account whose password is chosen by a link", async () => {
    const link = await createAdministrator(context, "new.admin@example.org");
    const token = new URL(link ?? "").pathname.replace("/reset-password/", "");
    const browser = apiBrowser(application);
    expect((await browser.send("POST", "/api/reset-password", { token, password: "ultreia et suseia" })).status).toBe(
      204,
    );
    await browser.send("POST", "/api/login", { email: "new.admin@example.org", password: "ultreia et suseia" });
    expect((await (await browser.send("GET", "/api/user")).json()).roles).toEqual(["administrator"]);
  });

  it("gives the role to an account that exists, from the next request on", async () => {
    const { send, person } = await signedInBrowser(application);
    expect(await createAdministrator(context, person.email)).toBeNull();
    expect((await (await send("GET", "/api/user")).json()).roles).toEqual(["administrator"]);
  });
});
