import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { googleConnection, type GoogleConnection } from "#contract/accounts/google-connection.ts";
import { connectGoogle } from "#google/connect-google.ts";
import { gmailTransport } from "#use-cases/emails/google/gmail-transport.ts";
import { mailOutlet } from "#use-cases/emails/deliver-mails.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { startGoogleServer } from "#tests/support/services/google-server.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase();
const { state: fakeGoogle, settings, close } = await startGoogleServer();
afterAll(close);
const client = { address: 0 };
const clientAddress = () => `192.0.2.${(client.address += 1)}`;
const google = connectGoogle(settings, "http://localhost:3000/administration/oauth2/google/callback");
const application = testApplication(database, { google, clientAddress });
const { context } = application;
const administrator = await staffBrowser(application, database, "administrator");
const path = "/api/administration/oauth2/google";
const letter = { to: "house@example.org", subject: "¿Sigue siendo así?", text: "Texto", html: "<p>Texto</p>" };

async function connection(): Promise<GoogleConnection> {
  return googleConnection.parse(await (await administrator.send("GET", path)).json());
}

/** Follows the consent flow at the fake Google. @returns code and state */
async function consent(browser = administrator): Promise<{ code: string; state: string }> {
  const { url } = (await (await browser.send("POST", `${path}/connect`)).json()) as { url: string };
  const sentBack = await fetch(url, { redirect: "manual" });
  const { searchParams } = new URL(sentBack.headers.get("Location") ?? "");
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}

async function connect(): Promise<void> {
  const answer = await administrator.send("POST", `${path}/callback`, await consent());
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
}

beforeEach(() => {
  Object.assign(fakeGoogle, { expiresIn: 3_600, isRevoked: false, email: "post@example.org" });
  fakeGoogle.rejectedTokens.clear();
});

describe("connecting an account", () => {
  it("requests offline access to sending, with PKCE and a state parameter", async () => {
    const { url } = (await (await administrator.send("POST", `${path}/connect`)).json()) as { url: string };
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      access_type: "offline",
      prompt: "consent",
      response_type: "code",
      scope: "openid email https://www.googleapis.com/auth/gmail.send",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: "http://localhost:3000/administration/oauth2/google/callback",
    });
  });

  it("shows the account and granted scopes, and stores tokens encrypted only", async () => {
    await connect();
    expect(await connection()).toMatchObject({
      state: "connected",
      account: "post@example.org",
      scopes: ["openid", "email", "https://www.googleapis.com/auth/gmail.send"],
      error: null,
    });
    const { rows } = await database.pool.query("SELECT * FROM oauth2_connection");
    expect(JSON.stringify(rows)).not.toContain(fakeGoogle.accessTokens.at(-1));
    const audit = await database.pool.query("SELECT after FROM audit_log WHERE resource = 'oauth2-connection'");
    expect(JSON.stringify(audit.rows)).not.toContain(fakeGoogle.accessTokens.at(-1));
  });

  it("refuses an unknown state, a used one, and another person's", async () => {
    const finish = (body: object) => administrator.send("POST", `${path}/callback`, body);
    expect((await finish({ code: "x", state: "never" })).status).toBe(422);
    const sentBack = await consent();
    expect((await finish(sentBack)).status).toBe(200);
    const again = await finish(sentBack);
    expect((await problemOf(again)).errors).toHaveProperty("state");
    const other = await staffBrowser(application, database, "administrator");
    expect((await problemOf(await finish(await consent(other)))).errors).toHaveProperty("state");
  });

  it("refuses an account without the sending scope, and an invalid code", async () => {
    fakeGoogle.scope = "openid email";
    const answer = await administrator.send("POST", `${path}/callback`, await consent());
    fakeGoogle.scope = "openid email https://www.googleapis.com/auth/gmail.send";
    expect((await problemOf(answer)).errors).toHaveProperty("code");
    const { state } = await consent();
    const wrong = await administrator.send("POST", `${path}/callback`, { code: "wrong", state });
    expect((await problemOf(wrong)).errors).toHaveProperty("code");
  });
});

describe("sending by the connected account", () => {
  it("sends a test mail to the administrator", async () => {
    await connect();
    const answer = await administrator.send("POST", `${path}/test`);
    expect(await answer.json()).toEqual({ to: administrator.person.email });
    const message = fakeGoogle.messages.at(-1) ?? "";
    expect(message).toMatch(/^From: post@example\.org\r$/m);
    expect(message).toContain(`To: ${administrator.person.email}\r\n`);
    expect(message).toContain("Content-Type: text/html");
  });

  it("adds Reply-To, List-Unsubscribe and Message-ID to mails to places to stay", async () => {
    const unsubscribe = `https://plan.example.org/api/owner-links/${"A".repeat(43)}/unsubscribe`;
    const facts = { messageId: "<1@plan.example.org>", replyTo: "answers@example.org", unsubscribe };
    await (await gmailTransport(context))?.send({ ...letter, ...facts });
    const message = `\r\n${fakeGoogle.messages.at(-1)}`.replaceAll(/\r\n[ \t]+/g, " ");
    expect(message).toContain("\r\nMessage-ID: <1@plan.example.org>\r\n");
    expect(message).toContain("\r\nReply-To: answers@example.org\r\n");
    expect(message).toContain(`\r\nList-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(message).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  });

  it("takes precedence over the mail server, which is used again when the connection is lost", async () => {
    const server = { send: async () => undefined };
    expect(await mailOutlet(context, server)).not.toBe(server);
    await administrator.send("DELETE", path);
    expect(await mailOutlet(context, server)).toBe(server);
  });

  it("refreshes the access token when it expires, and when Gmail rejects it", async () => {
    fakeGoogle.expiresIn = 30;
    await connect();
    fakeGoogle.expiresIn = 3_600;
    const begun = fakeGoogle.accessTokens.length;
    const transport = await gmailTransport(context);
    await transport?.send(letter);
    await transport?.send(letter);
    expect(fakeGoogle.accessTokens.length).toBe(begun + 1);
    fakeGoogle.rejectedTokens.add(fakeGoogle.accessTokens.at(-1) ?? "");
    await transport?.send(letter);
    expect(fakeGoogle.accessTokens.length).toBe(begun + 2);
    expect(fakeGoogle.messages.at(-1)).toContain("To: house@example.org\r\n");
  });

  it("stores that the access was revoked", async () => {
    fakeGoogle.expiresIn = 30;
    await connect();
    fakeGoogle.isRevoked = true;
    const answer = await administrator.send("POST", `${path}/test`);
    expect(answer.status).toBe(422);
    expect(await connection()).toMatchObject({ state: "revoked", error: expect.stringContaining("invalid_grant") });
    expect(await gmailTransport(context)).toBeNull();
    fakeGoogle.isRevoked = false;
    await connect();
    expect((await connection()).state).toBe("connected");
  });
});

describe("disconnecting", () => {
  it("revokes the token and deletes the account", async () => {
    await connect();
    const before = fakeGoogle.revokedTokens.length;
    expect((await administrator.send("DELETE", path)).status).toBe(204);
    expect(fakeGoogle.revokedTokens.length).toBe(before + 1);
    expect(await connection()).toMatchObject({ state: "disconnected", account: null });
    const answer = await administrator.send("POST", `${path}/test`);
    expect((await problemOf(answer)).errors).toHaveProperty("google");
  });
});

it("is for administrators only, and reports when Google is not configured", async () => {
  const without = testApplication(database, { clientAddress });
  const there = await staffBrowser(without, database, "administrator");
  expect(await (await there.send("GET", path)).json()).toMatchObject({ state: "not-configured" });
  expect((await there.send("POST", `${path}/connect`)).status).toBe(422);
  for (const [browser, status] of [
    [apiBrowser(application), 401],
    [await signedInBrowser(application), 404],
    [await staffBrowser(application, database, "editor"), 404],
  ] as const) {
    const answers = [
      await browser.send("GET", path),
      await browser.send("POST", `${path}/connect`),
      await browser.send("POST", `${path}/callback`, {}),
      await browser.send("POST", `${path}/test`),
      await browser.send("DELETE", path),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status, status]);
  }
});
