import { describe, expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { type AdministeredUser, administeredUser, userList } from "#contract/administration/users.ts";
import { apiBrowser, goodPassword, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { totpCode } from "#tests/support/credentials/authenticator.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase();
const application = testApplication(database);
const administrator = await staffBrowser(application, database, "administrator");
const editor = await staffBrowser(application, database, "editor");
const path = "/api/administration/users";
const nobody = "0192a0aa-0000-7000-8000-000000000000";

async function search(query: string): Promise<AdministeredUser[]> {
  return [...userList.parse(await (await administrator.send("GET", `${path}?${query}`)).json()).data];
}

async function userOf({ email }: { email: string }): Promise<AdministeredUser> {
  const [user] = await search(`q=${encodeURIComponent(email)}`);
  if (!user) throw new Error(`There is no ${email}.`);
  return user;
}

const confirmAddress = ({ email }: { email: string }) =>
  database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [email]);

const currentPassword = goodPassword;

/** Changing roles needs the administrator's password. */
const change = (user: AdministeredUser, body: object) =>
  administrator.send("PATCH", `${path}/${user.uuid}`, "roles" in body ? { currentPassword, ...body } : body, {
    "If-Match": `"${user.version}"`,
  });

it("are for administrators only", async () => {
  const visitor = apiBrowser(application);
  for (const [method, address, body] of [
    ["GET", path, undefined],
    ["GET", `${path}/${nobody}`, undefined],
    ["PATCH", `${path}/${nobody}`, { roles: [] }],
    ["DELETE", `${path}/${nobody}/sessions`, undefined],
    ["POST", `${path}/${nobody}/confirmation`, undefined],
  ] as const) {
    expect((await visitor.send(method, address, body)).status, `${method} ${address}`).toBe(401);
    expect((await editor.send(method, address, body)).status, `${method} ${address}`).toBe(404);
    const headers = { "If-Match": "*" };
    if (address !== path) expect((await administrator.send(method, address, body, headers)).status).toBe(404);
  }
});

it("are searched, filtered by role and state, sorted and paged", async () => {
  const { person } = await signedInBrowser(application);
  expect((await search(`q=${person.email.toUpperCase()}`)).map(({ email }) => email)).toEqual([person.email]);
  expect(await search("q=nobody+at+all")).toEqual([]);
  expect((await search("role=editor")).map(({ email }) => email)).toEqual([editor.person.email]);
  expect((await search("role=editor&role=administrator")).length).toBe(2);
  expect((await search("state=unconfirmed")).length).toBe(3);
  expect(await search("state=banned")).toEqual([]);
  for (const sort of ["name", "email", "createdAt", "lastSeenAt"]) {
    const [up, down] = [await search(`sort=${sort}`), await search(`sort=-${sort}`)];
    expect(up.map(({ uuid }) => uuid)).toEqual(down.toReversed().map(({ uuid }) => uuid));
  }
  const pages = [await search("perPage=2"), await search("perPage=2&page=2")];
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
  expect((await administrator.send("GET", `${path}?role=king`)).status).toBe(422);
  const user = await userOf(person);
  expect(user).toMatchObject({ roles: [], banned: false, emailConfirmed: false, sessions: 1, plans: 0 });
  const shown = await administrator.send("GET", `${path}/${user.uuid}`);
  expect(shown.headers.get("ETag")).toBe(`"${user.version}"`);
  expect(administeredUser.parse(await shown.json())).toEqual(user);
});

it("are shown with related data", async () => {
  const { person } = await signedInBrowser(application);
  const { uuid } = await userOf(person);
  await database.pool.query(
    `INSERT INTO plan (uuid, owner_uuid, name, legs, created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'A walk', '[]', now(), now() FROM generate_series(1, 3)`,
    [uuid],
  );
  expect(await userOf(person)).toMatchObject({ plans: 3, sessions: 1, passkeys: 0, lastSeenAt: expect.any(String) });
});

describe("roles", () => {
  it("take effect at the next request, and are logged", async () => {
    const browser = await signedInBrowser(application);
    await confirmAddress(browser.person);
    const corrections = "/api/administration/correction-suggestions";
    expect((await browser.send("GET", corrections)).status).toBe(404);
    const user = await userOf(browser.person);
    const made = await change(user, { roles: ["editor", "editor"] });
    expect(await made.json()).toMatchObject({ roles: ["editor"], version: user.version + 1 });
    expect((await browser.send("GET", corrections)).status).toBe(200);
    expect((await change(user, { roles: [] })).status).toBe(409);
    expect((await administrator.send("PATCH", `${path}/${user.uuid}`, { roles: [] })).status).toBe(428);
    expect((await change(await userOf(browser.person), { roles: [] })).status).toBe(200);
    expect((await browser.send("GET", corrections)).status).toBe(404);
    const log = auditList.parse(
      await (await administrator.send("GET", `/api/administration/audit?resource=user&uuid=${user.uuid}`)).json(),
    );
    expect(log.data[0]).toMatchObject({ action: "update", before: { roles: ["editor"] }, after: { roles: [] } });
  });

  it("are not given to unconfirmed addresses, and can be removed there", async () => {
    const { person } = await signedInBrowser(application);
    for (const roles of [["editor"], ["administrator"], ["editor", "administrator"]]) {
      const { status, errors } = await problemOf(await change(await userOf(person), { roles }));
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ["roles"]]);
    }
    expect(await userOf(person)).toMatchObject({ roles: [], emailConfirmed: false });
    await database.pool.query(`UPDATE "user" SET roles = '{editor}' WHERE email = $1`, [person.email]);
    expect(await (await change(await userOf(person), { roles: [] })).json()).toMatchObject({ roles: [] });
  });

  it("need nothing else soon after signing in, as for a program that signs in to change them", async () => {
    const { person } = await signedInBrowser(application);
    await confirmAddress(person);
    const fresh = await staffBrowser(application, database, "administrator");
    const { uuid } = await userOf(person);
    const give = (body: object) => fresh.send("PATCH", `${path}/${uuid}`, body, { "If-Match": "*" });
    expect((await give({ roles: ["editor"] })).status).toBe(200);
    expect((await give({ roles: [], currentPassword: "not the right one" })).status).toBe(422);
    expect(await userOf(person)).toMatchObject({ roles: ["editor"] });
    await database.pool.query(`UPDATE "user" SET roles = '{}' WHERE email = $1`, [fresh.person.email]);
  });

  it("need the administrator's password, and code if there is one, ten minutes later, unlike other changes", async () => {
    const { person } = await signedInBrowser(application);
    await confirmAddress(person);
    await database.pool.query("UPDATE session SET created_at = now() - interval '601 seconds'");
    const errorsOf = async (answer: Response) => Object.keys((await problemOf(answer)).errors ?? {});
    const roles = ["administrator"];
    for (const wrong of [undefined, "not the right one"]) {
      const answer = await change(await userOf(person), { roles, currentPassword: wrong });
      expect(await errorsOf(answer)).toEqual(["currentPassword"]);
    }
    expect(await userOf(person)).toMatchObject({ roles: [] });
    expect((await change(await userOf(person), { banned: true })).status).toBe(200);
    expect((await change(await userOf(person), { banned: false })).status).toBe(200);

    const second = await staffBrowser(application, database, "administrator");
    const factor = "/api/user/second-factor";
    const { secret } = await (await second.send("POST", factor, { currentPassword })).json();
    await second.send("PUT", factor, { code: totpCode(secret, Date.now() - 30_000) });
    const { uuid } = await userOf(person);
    const give = (body: object) =>
      second.send("PATCH", `${path}/${uuid}`, { roles: ["editor"], currentPassword, ...body }, { "If-Match": "*" });
    expect(await errorsOf(await give({}))).toEqual(["code"]);
    expect(await errorsOf(await give({ code: "123456" }))).toEqual(["code"]);
    expect((await give({ code: totpCode(secret, Date.now()) })).status).toBe(200);
    await database.pool.query(`UPDATE "user" SET roles = '{}' WHERE email = $1`, [second.person.email]);
  });

  it("and bans cannot be changed with tokens", async () => {
    const { person } = await signedInBrowser(application);
    await confirmAddress(person);
    const { uuid, version } = await userOf(person);
    const answer = await application.post("/api/tokens", { ...administrator.person, deviceName: "x" });
    const { token } = (await answer.json()) as { token: string };
    const headers = {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      "If-Match": `"${version}"`,
    };
    const asked = (method: string, address: string, body: object | null) =>
      application.app.request(address, { method, headers, body: body && JSON.stringify(body) });
    expect((await asked("PATCH", `${path}/${uuid}`, { roles: ["administrator"] })).status).toBe(403);
    expect((await asked("PATCH", `${path}/${uuid}`, { banned: true })).status).toBe(403);
    expect((await asked("DELETE", `${path}/${uuid}/sessions`, null)).status).toBe(403);
    expect((await asked("DELETE", `${path}/${uuid}/second-factor`, null)).status).toBe(403);
    expect((await asked("GET", path, null)).status).toBe(200);
    expect(await userOf(person)).toMatchObject({ roles: [], banned: false, sessions: 1 });
  });

  it("that do not exist are refused", async () => {
    const user = await userOf(editor.person);
    expect((await problemOf(await change(user, { roles: ["king"] }))).errors).toHaveProperty("roles");
    expect((await problemOf(await change(user, { email: "other@example.org" }))).errors).toHaveProperty("email");
  });
});

describe("a banned person", () => {
  it("is signed out everywhere, cannot sign in, and can after the ban is lifted", async () => {
    const browser = await signedInBrowser(application);
    const { person } = browser;
    const tokenAnswer = await application.post("/api/tokens", { ...person, deviceName: "Telephone" });
    const { token } = (await tokenAnswer.json()) as { token: string };
    const asProgram = () => application.get("/api/user", { Authorization: `Bearer ${token}` });
    expect((await asProgram()).status).toBe(200);
    expect(await (await change(await userOf(person), { banned: true })).json()).toMatchObject({
      banned: true,
      sessions: 0,
    });
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    expect((await asProgram()).status).toBe(401);
    const credentials = { email: person.email, password: person.password };
    expect(
      (await problemOf(await apiBrowser(application).send("POST", "/api/login", credentials))).errors,
    ).toHaveProperty("email");
    expect((await search("state=banned")).map(({ email }) => email)).toEqual([person.email]);
    expect(await (await change(await userOf(person), { banned: false })).json()).toMatchObject({ banned: false });
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    expect((await apiBrowser(application).send("POST", "/api/login", credentials)).status).toBe(204);
  });
});

it("are signed out everywhere on request", async () => {
  const browser = await signedInBrowser(application);
  const { uuid } = await userOf(browser.person);
  expect((await administrator.send("DELETE", `${path}/${uuid}/sessions`)).status).toBe(204);
  expect((await browser.send("GET", "/api/user")).status).toBe(401);
  expect(await userOf(browser.person)).toMatchObject({ sessions: 0, lastSeenAt: null });
});

it("get another confirmation mail while their address is unconfirmed", async () => {
  const { person } = await signedInBrowser(application);
  const { uuid } = await userOf(person);
  expect((await administrator.send("POST", `${path}/${uuid}/confirmation`)).status).toBe(204);
  const { rows } = await database.pool.query<{ template: string }>(
    'SELECT template FROM email WHERE "to" = $1 ORDER BY created_at, uuid',
    [person.email],
  );
  expect(rows.map(({ template }) => template)).toEqual(["welcome", "confirmEmail"]);
  await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE uuid = $1', [uuid]);
  expect((await administrator.send("POST", `${path}/${uuid}/confirmation`)).status).toBe(422);
});

describe("the last administrator", () => {
  it("keeps the role, the account and a way to sign in", async () => {
    const self = await userOf(administrator.person);
    expect((await problemOf(await change(self, { roles: ["editor"] }))).errors).toHaveProperty("roles");
    expect((await problemOf(await change(self, { banned: true }))).errors).toHaveProperty("banned");
    const gone = await administrator.send("DELETE", "/api/user", { password: goodPassword });
    expect((await problemOf(gone)).errors).toHaveProperty("password");
    expect(await userOf(administrator.person)).toEqual(self);
  });

  it("can resign if there is another, and of two concurrent resignations one is refused", async () => {
    const second = await staffBrowser(application, database, "administrator");
    const [a, b] = [await userOf(administrator.person), await userOf(second.person)];
    const drop = (browser: typeof second, { uuid, version }: AdministeredUser) =>
      browser.send("PATCH", `${path}/${uuid}`, { roles: [], currentPassword }, { "If-Match": `"${version}"` });
    const answers = await Promise.all([drop(second, a), drop(administrator, b)]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([404, 422]).toContain(statuses[1]);
    const { rows } = await database.pool.query("SELECT uuid FROM \"user\" WHERE 'administrator' = ANY(roles)");
    expect(rows).toHaveLength(1);
  });
});
