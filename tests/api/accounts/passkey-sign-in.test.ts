import { describe, expect, it } from "vitest";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { onLocalhost, passkeyOptions, signInByPasskey, addPasskey } from "#tests/support/credentials/passkeys.ts";
import { SoftwarePasskey } from "#tests/support/credentials/software-passkey.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const now = () => new Date(clock.ms);
const application = testApplication(database, { now, clientAddress: addressPerRequest() });
const path = "/api/user/passkeys";
const minute = 60_000;

/** A person with a passkey. */
async function owner() {
  const browser = await signedInBrowser(application);
  const { person } = browser;
  return { browser, person, passkey: await addPasskey(browser, { currentPassword: person.password }) };
}

const errorsOf = async (answer: Response) => Object.keys((await problemOf(answer)).errors ?? {});
const listed = async (browser: ApiBrowser) => (await (await browser.send("GET", path)).json()).data;
const signIn = (passkey: SoftwarePasskey) => signInByPasskey(apiBrowser(application), passkey);

describe("signing in by a passkey", () => {
  it("needs no password, and is logged", async () => {
    const { person: ana, browser, passkey } = await owner();
    const visitor = apiBrowser(application);
    const options = await passkeyOptions(visitor, "/api/login/passkey-options");
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    const credential = passkey.sign(options);
    expect((await visitor.send("POST", "/api/login/passkey", { credential }, onLocalhost)).status).toBe(204);
    expect(await (await visitor.send("GET", "/api/user")).json()).toMatchObject({ email: ana.email });
    expect((await listed(browser))[0].lastUsedAt).toBe(now().toISOString());
  });

  it("accepts each challenge once, for five minutes, from the browser that requested it", async () => {
    const { passkey } = await owner();
    const visitor = apiBrowser(application);
    const send = (by: ApiBrowser, challenge: string) =>
      by.send("POST", "/api/login/passkey", { credential: passkey.sign({ challenge }) }, onLocalhost);
    const { challenge } = await passkeyOptions(visitor, "/api/login/passkey-options");
    expect((await send(apiBrowser(application), challenge)).status).toBe(422);
    clock.ms += 5 * minute + 1;
    expect((await send(visitor, challenge)).status).toBe(422);
    const { challenge: fresh } = await passkeyOptions(visitor, "/api/login/passkey-options");
    const twice = await Promise.all([send(visitor, fresh), send(visitor, fresh)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it("refuses signatures of other keys, sites and people, and without user verification", async () => {
    const { passkey } = await owner();
    const { passkey: others } = await owner();
    const visitor = apiBrowser(application);
    const tryWith = async (change: (challenge: string) => object) => {
      const { challenge } = await passkeyOptions(visitor, "/api/login/passkey-options");
      return visitor.send("POST", "/api/login/passkey", { credential: change(challenge) }, onLocalhost);
    };
    const bad: ((challenge: string) => object)[] = [
      (challenge) => passkey.sign({ challenge, origin: "http://localhost:4000" }),
      (challenge) => passkey.sign({ challenge, rpId: "evil.example" }),
      (challenge) => passkey.sign({ challenge, isVerified: false }),
      (challenge) => passkey.sign({ challenge, type: "webauthn.create" }),
      (challenge) => ({ ...passkey.sign({ challenge }), response: others.sign({ challenge }).response }),
      (challenge) => ({ ...others.sign({ challenge }), id: passkey.id, rawId: passkey.id }),
      (challenge) => {
        const good = passkey.sign({ challenge });
        const { userHandle } = others.sign({ challenge }).response;
        return { ...good, response: { ...good.response, userHandle } };
      },
      (challenge) => {
        const good = passkey.sign({ challenge });
        return { ...good, response: { ...good.response, signature: "AAAA" } };
      },
      (challenge) => {
        const good = passkey.sign({ challenge });
        return { ...good, response: { ...good.response, authenticatorData: "AAAA" } };
      },
      (challenge) => {
        const good = passkey.sign({ challenge });
        return { ...good, response: { ...good.response, clientDataJSON: "AAAA" } };
      },
      (challenge) => new SoftwarePasskey().sign({ challenge }),
    ];
    for (const [at, change] of bad.entries()) {
      const answer = await tryWith(change);
      expect([answer.status, at]).toEqual([422, at]);
    }
    expect((await visitor.send("GET", "/api/user")).status).toBe(401);
    expect((await signIn(passkey)).status).toBe(204);
  });

  it("refuses an authenticator whose counter has not increased, as a clone", async () => {
    const { passkey } = await owner();
    passkey.counter = 7;
    expect((await signIn(passkey)).status).toBe(204);
    expect(await errorsOf(await signIn(passkey))).toEqual(["credential"]);
    passkey.counter = 0;
    expect((await signIn(passkey)).status).toBe(422);
    passkey.counter = 8;
    expect((await signIn(passkey)).status).toBe(204);
  });

  it("refuses banned people", async () => {
    const { person: ana, passkey } = await owner();
    await database.pool.query('UPDATE "user" SET banned_at = now() WHERE email = $1', [ana.email]);
    expect(await errorsOf(await signIn(passkey))).toEqual(["credential"]);
  });

  it("has the limits of wrong passwords", async () => {
    const one = testApplication(database, { now, clientAddress: () => "198.51.100.7" });
    const visitor = apiBrowser(one);
    const statuses = new Map<number, number>();
    for (let time = 0; time < 31; time += 1) {
      const { status } = await signInByPasskey(visitor, new SoftwarePasskey());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [422, 30],
      [429, 1],
    ]);
    const { passkey } = await owner();
    expect((await signInByPasskey(visitor, passkey)).status).toBe(429);
    clock.ms += 15 * minute;
    expect((await signInByPasskey(visitor, passkey)).status).toBe(204);
  });

  it("works on every process, which share a key", async () => {
    const { passkey } = await owner();
    const browser = apiBrowser(application);
    const { challenge } = await passkeyOptions(browser, "/api/login/passkey-options");
    const other = apiBrowser(testApplication(database, { now }));
    other.jar.set("vieira-visitor", browser.jar.get("vieira-visitor") ?? "");
    const answer = await other.send(
      "POST",
      "/api/login/passkey",
      { credential: passkey.sign({ challenge }) },
      onLocalhost,
    );
    expect(answer.status).toBe(204);
  });
});

describe("passkeys are bound to the public address", () => {
  const statusAt = async (settings: object, Host: string) => {
    const browser = apiBrowser(testApplication(database, { now, settings }));
    const answer = await browser.send("POST", "/api/login/passkey-options", undefined, { Host });
    return answer.status === 200 ? (await answer.json()).rpId : answer.status;
  };

  it("or to localhost if none is configured", async () => {
    const fixed = { origin: "https://plan.example.org", hasFixedOrigin: true };
    expect(await statusAt(fixed, "evil.example")).toBe("plan.example.org");
    for (const origin of ["https://192.0.2.9", "https://[2001:db8::1]", "http://plan.example.org"])
      expect(await statusAt({ origin, hasFixedOrigin: true }, "x")).toBe(422);
    expect(await statusAt({ origin: "http://localhost:3000", hasFixedOrigin: true }, "x")).toBe("localhost");
    expect(await statusAt({}, "localhost:5173")).toBe("localhost");
    for (const host of ["plan.example.org", "127.0.0.1:3000", "localhost.evil.example", "", "["])
      expect([host, await statusAt({}, host)]).toEqual([host, 422]);
  });
});

describe("if administrators need a second factor", () => {
  const settings = { secondFactorFor: ["administrator" as const] };
  const strict = testApplication(database, { now, settings });
  const users = "/api/administration/users";

  it("a passkey counts as one; the password alone gives no roles and cannot add a factor", async () => {
    const browser = await signedInBrowser(strict);
    const proof = { currentPassword: browser.person.password };
    await database.pool.query(`UPDATE "user" SET roles = '{administrator}' WHERE email = $1`, [browser.person.email]);
    expect((await browser.send("GET", users)).status).toBe(403);
    const passkey = await addPasskey(browser, proof);
    expect((await browser.send("GET", users)).status).toBe(200);
    const byPassword = apiBrowser(strict);
    await byPassword.send("POST", "/api/login", browser.person);
    expect((await byPassword.send("GET", users)).status).toBe(403);
    const asked = (method: string, at: string) => byPassword.send(method, at, proof, onLocalhost);
    const [{ uuid }] = await listed(browser);
    expect(await errorsOf(await asked("POST", `${path}/options`))).toEqual(["currentPassword"]);
    expect(await errorsOf(await asked("DELETE", `${path}/${uuid}`))).toEqual(["currentPassword"]);
    expect(await errorsOf(await asked("POST", "/api/user/second-factor"))).toEqual(["currentPassword"]);
    const { token } = await (await strict.post("/api/tokens", { ...browser.person, deviceName: "x" })).json();
    expect((await strict.get(users, { Authorization: `Bearer ${token}` })).status).toBe(403);
    const byPasskey = apiBrowser(strict);
    await signInByPasskey(byPasskey, passkey);
    expect((await byPasskey.send("GET", users)).status).toBe(200);
    expect((await byPasskey.send("DELETE", `${path}/${uuid}`, proof)).status).toBe(204);
    expect((await byPasskey.send("GET", users)).status).toBe(403);
  });
});
