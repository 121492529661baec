import { describe, expect, it } from "vitest";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { onLocalhost, passkeyOptions, signInByPasskey, addPasskey } from "#tests/support/credentials/passkeys.ts";
import { SoftwarePasskey } from "#tests/support/credentials/software-passkey.ts";
import { createLink } from "#use-cases/accounts/queue-account-mail.ts";
import { findUserByEmail } from "#database/queries/accounts/users.ts";
import { totpCode } from "#tests/support/credentials/authenticator.ts";
import { createAdministrator } from "#use-cases/accounts/first-administrator.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const now = () => new Date(clock.ms);
const application = testApplication(database, { now, clientAddress: addressPerRequest() });
const path = "/api/user/passkeys";
const minute = 60_000;

async function person() {
  const browser = await signedInBrowser(application);
  return { browser, person: browser.person, proof: { currentPassword: browser.person.password } };
}

/** A person with a passkey. */
async function owner() {
  const made = await person();
  return { ...made, passkey: await addPasskey(made.browser, made.proof) };
}

const errorsOf = async (answer: Response) => Object.keys((await problemOf(answer)).errors ?? {});
const listed = async (browser: ApiBrowser) => (await (await browser.send("GET", path)).json()).data;
const signIn = (passkey: SoftwarePasskey) => signInByPasskey(apiBrowser(application), passkey);

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ template: string }>('SELECT template FROM email WHERE "to" = $1', [
    email,
  ]);
  return rows.map(({ template }) => template);
}

describe("adding a passkey", () => {
  it("needs the password, and notifies the owner", async () => {
    const { browser, person: ana, proof } = await person();
    const begin = (body: object) => browser.send("POST", `${path}/options`, body, onLocalhost);
    expect(await errorsOf(await begin({}))).toEqual(["currentPassword"]);
    expect(await errorsOf(await begin({ currentPassword: "wrong" }))).toEqual(["currentPassword"]);
    await addPasskey(browser, proof, "My telephone");
    const [one, ...others] = await listed(browser);
    expect(one).toMatchObject({ name: "My telephone", createdAt: now().toISOString(), lastUsedAt: null });
    expect([others.length, await mailsTo(ana.email)]).toEqual([0, expect.arrayContaining(["passkeyAdded"])]);
    const again = await passkeyOptions(browser, `${path}/options`, proof);
    expect(again).toMatchObject({ rp: { id: "localhost" }, authenticatorSelection: { userVerification: "required" } });
    expect(again.excludeCredentials).toHaveLength(1);
  });

  it("accepts a challenge once, for five minutes, and in the session that requested it", async () => {
    const { browser, proof } = await person();
    const passkey = new SoftwarePasskey();
    const add = (by: ApiBrowser, challenge: string, key = passkey) =>
      by.send("POST", path, { name: "x", credential: key.register("aa", { challenge }) }, onLocalhost);
    const { challenge: stolen } = await passkeyOptions(browser, `${path}/options`, proof);
    const { browser: thief } = await person();
    expect(await errorsOf(await add(thief, stolen))).toEqual(["credential"]);
    const { challenge: old } = await passkeyOptions(browser, `${path}/options`, proof);
    clock.ms += 5 * minute + 1;
    expect(await errorsOf(await add(browser, old))).toEqual(["credential"]);
    const { challenge: forSignIn } = await passkeyOptions(browser, "/api/login/passkey-options");
    expect(await errorsOf(await add(browser, forSignIn))).toEqual(["credential"]);
    const { challenge } = await passkeyOptions(browser, `${path}/options`, proof);
    const twice = await Promise.all([add(browser, challenge), add(browser, challenge, new SoftwarePasskey())]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await listed(browser)).toHaveLength(1);
  });

  it("refuses another site, missing user verification, a known key, and invalid credentials", async () => {
    const { browser, proof, passkey } = await owner();
    const tryWith = async (change: (challenge: string) => object) => {
      const { challenge } = await passkeyOptions(browser, `${path}/options`, proof);
      return browser.send("POST", path, { name: "x", credential: change(challenge) }, onLocalhost);
    };
    const fresh = () => new SoftwarePasskey();
    const bad: ((challenge: string) => object)[] = [
      (challenge) => fresh().register("aa", { challenge, origin: "https://evil.example" }),
      (challenge) => fresh().register("aa", { challenge, rpId: "evil.example" }),
      (challenge) => fresh().register("aa", { challenge, isVerified: false }),
      (challenge) => fresh().register("aa", { challenge, type: "webauthn.get" }),
      (challenge) => passkey.register("aa", { challenge }),
      (challenge) => {
        const good = fresh().register("aa", { challenge });
        return { ...good, response: { ...good.response, attestationObject: "oWNmbXRkbm9uZQ" } };
      },
      (challenge) => {
        const good = fresh().register("aa", { challenge });
        const truncated = good.response.attestationObject.slice(0, -40);
        return { ...good, response: { ...good.response, attestationObject: truncated } };
      },
      (challenge) => ({ ...fresh().register("aa", { challenge }), rawId: "AAAA" }),
    ];
    for (const [at, change] of bad.entries()) {
      expect(await errorsOf(await tryWith(change)), `${at}`).toEqual(["credential"]);
    }
    const malformed = [{}, { id: "?", rawId: "?", type: "public-key", response: {} }, "text", null, []];
    for (const credential of malformed) {
      const answer = await browser.send("POST", path, { name: "x", credential }, onLocalhost);
      expect([answer.status, JSON.stringify(credential)]).toEqual([422, JSON.stringify(credential)]);
    }
    const large = { name: "x", credential: { id: "a".repeat(70_000) } };
    expect((await browser.send("POST", path, large, onLocalhost)).status).toBe(413);
    expect(await listed(browser)).toHaveLength(1);
  });

  it("is refused for tokens and visitors", async () => {
    const { person: ana, proof } = await owner();
    const { token } = await (await application.post("/api/tokens", { ...ana, deviceName: "x" })).json();
    const headers = { Authorization: `Bearer ${token}`, ...onLocalhost };
    const credential = new SoftwarePasskey().register("aa", { challenge: "aa" });
    expect((await application.post(`${path}/options`, proof, headers)).status).toBe(403);
    expect((await application.post(path, { name: "x", credential }, headers)).status).toBe(403);
    expect((await application.post("/api/login/passkey-options", {}, headers)).status).toBe(403);
    expect((await apiBrowser(application).send("POST", `${path}/options`, proof, onLocalhost)).status).toBe(401);
  });

  it("is limited to twenty", async () => {
    const { browser, proof } = await owner();
    for (let number = 2; number <= 20; number += 1) {
      await addPasskey(browser, proof);
      if (number === 10) clock.ms += 16 * minute;
    }
    const answer = await browser.send("POST", `${path}/options`, proof, onLocalhost);
    expect(await errorsOf(answer)).toEqual(["currentPassword"]);
  });
});

describe("a passkey", () => {
  it("is removed with the password, which ends other sessions and notifies the owner", async () => {
    const { browser, person: ana, proof, passkey } = await owner();
    const other = apiBrowser(application);
    expect((await signInByPasskey(other, passkey)).status).toBe(204);
    const [{ uuid }] = await listed(browser);
    const remove = (by: ApiBrowser, body: object) => by.send("DELETE", `${path}/${uuid}`, body);
    expect(await errorsOf(await remove(browser, { currentPassword: "wrong" }))).toEqual(["currentPassword"]);
    const { browser: stranger, proof: strangers } = await person();
    expect((await remove(stranger, strangers)).status).toBe(404);
    expect((await remove(browser, proof)).status).toBe(204);
    expect((await other.send("GET", "/api/user")).status).toBe(401);
    expect(await errorsOf(await signIn(passkey))).toEqual(["credential"]);
    expect([await listed(browser), await mailsTo(ana.email)]).toEqual([[], expect.arrayContaining(["passkeyRemoved"])]);
  });

  it("is renamed by its owner, in a session", async () => {
    const { browser, person: ana } = await owner();
    const [{ uuid }] = await listed(browser);
    const rename = (by: ApiBrowser, name: unknown) => by.send("PATCH", `${path}/${uuid}`, { name });
    const answer = await rename(browser, "  Key ring ");
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ uuid, name: "Key ring" })]);
    for (const name of ["", " ", "a\nb", "x".repeat(101), 7, null])
      expect(await errorsOf(await rename(browser, name)), JSON.stringify(name)).toEqual(["name"]);
    const { browser: stranger } = await person();
    expect((await rename(stranger, "Mine")).status).toBe(404);
    expect((await rename(apiBrowser(application), "Mine")).status).toBe(401);
    const { token } = await (await application.post("/api/tokens", { ...ana, deviceName: "x" })).json();
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const byToken = { method: "PATCH", headers, body: JSON.stringify({ name: "Mine" }) };
    expect((await application.app.request(`${path}/${uuid}`, byToken)).status).toBe(403);
    expect(await listed(browser)).toMatchObject([{ name: "Key ring" }]);
    const { rows } = await database.pool.query(
      `SELECT after FROM audit_log JOIN "user" ON by = "user".uuid WHERE email = $1 AND action = 'passkey-renamed'`,
      [ana.email],
    );
    expect(rows).toEqual([{ after: { name: "Key ring" } }]);
  });

  it("is exported by name and dates, and deleted with the account", async () => {
    const { browser, person: ana, passkey } = await owner();
    const text = await (await browser.send("GET", "/api/user/export")).text();
    expect(JSON.parse(text).passkeys).toEqual([expect.objectContaining({ name: "Phone" })]);
    expect(text).not.toContain(passkey.id);
    const { rows } = await database.pool.query("SELECT public_key FROM passkey WHERE credential_id = $1", [passkey.id]);
    expect(text).not.toContain(rows[0].public_key);
    await browser.send("DELETE", "/api/user", { password: ana.password });
    expect(await errorsOf(await signIn(passkey))).toEqual(["credential"]);
  });

  it("is removed when the real owner of the address takes over the account", async () => {
    const { person: ana, passkey } = await owner();
    await createAdministrator(application.context, ana.email);
    expect(await errorsOf(await signIn(passkey))).toEqual(["credential"]);
    const { person: bea, passkey: beas } = await owner();
    const user = await findUserByEmail(database, bea.email);
    const link = { userUuid: user?.uuid ?? "", email: bea.email };
    const token = await createLink(database, "reset_password", link, now());
    const visitor = apiBrowser(application);
    const password = "roble lluvia queso";
    expect((await visitor.send("POST", "/api/reset-password", { token, password })).status).toBe(204);
    expect(await errorsOf(await signIn(beas))).toEqual(["credential"]);
    const known = await owner();
    await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [known.person.email]);
    await createAdministrator(application.context, known.person.email);
    expect((await signIn(known.passkey)).status).toBe(204);
  });
});

describe("somebody with an authenticator app", () => {
  const factor = "/api/user/second-factor";
  const nextCode = (secret: string): string => totpCode(secret, (clock.ms += 30_000));

  it("needs a code for changing passkeys, and none for signing in by passkey", async () => {
    const { browser, person: ana, proof } = await person();
    const { secret } = await (await browser.send("POST", factor, proof)).json();
    const { recoveryCodes } = await (await browser.send("PUT", factor, { code: nextCode(secret) })).json();
    expect(await errorsOf(await browser.send("POST", `${path}/options`, proof, onLocalhost))).toEqual(["code"]);
    const passkey = await addPasskey(browser, { ...proof, code: nextCode(secret) });
    const visitor = apiBrowser(application);
    expect(await errorsOf(await visitor.send("POST", "/api/login", ana))).toEqual(["code"]);
    expect((await signInByPasskey(visitor, passkey)).status).toBe(204);
    const [{ uuid }] = await listed(visitor);
    expect(await errorsOf(await visitor.send("DELETE", `${path}/${uuid}`, proof))).toEqual(["code"]);
    const removed = await visitor.send("DELETE", `${path}/${uuid}`, { ...proof, code: recoveryCodes[0] });
    expect(removed.status).toBe(204);
  });
});

describe("an administrator", () => {
  it("removes passkeys of somebody who has lost them", async () => {
    const { browser: administrator, person: boss } = await person();
    await database.pool.query(`UPDATE "user" SET roles = '{administrator}' WHERE email = $1`, [boss.email]);
    const { browser, person: ana, passkey } = await owner();
    const answer = await administrator.send("GET", `/api/administration/users?q=${encodeURIComponent(ana.email)}`);
    const [{ uuid, passkeys, secondFactor }] = (await answer.json()).data;
    expect([passkeys, secondFactor]).toEqual([1, false]);
    const remove = () => administrator.send("DELETE", `/api/administration/users/${uuid}/second-factor`);
    expect((await remove()).status).toBe(204);
    expect((await browser.send("GET", "/api/user")).status).toBe(401);
    expect(await errorsOf(await signIn(passkey))).toEqual(["credential"]);
    expect((await remove()).status).toBe(422);
  });
});
