import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { email, emailList, unverifiedHouseList } from "#contract/emails/emails.ts";
import { smtpTransport } from "#mail/smtp.ts";
import { apiBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { startSmtpServer } from "#tests/support/services/smtp-server.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { deliverDueMails } from "#use-cases/emails/deliver-mails.ts";
import { sweepOutbox } from "#use-cases/emails/change-outbox.ts";

const database = await testDatabase({ seeded: true });
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const client = { address: 0 };
const options = {
  now: () => new Date(clock.ms),
  clientAddress: () => `192.0.2.${(client.address += 1) % 250}`,
  settings: { origin: "https://plan.example.org", hasMailServer: true },
};
const application = testApplication(database, options);
const editor = await staffBrowser(application, database, "editor");
const { rows } = await database.pool.query<{ uuid: string; name: string }>(
  "SELECT uuid, name FROM accommodation WHERE published AND status <> 'closed' AND email IS NULL ORDER BY slug LIMIT 5",
);
const houses = rows.map((house, n) => ({ ...house, to: `House${n}@example.org` }));
const path = (uuid: string) => `/api/administration/accommodations/${uuid}/emails`;

const server = await startSmtpServer();
afterAll(() => server.close());
const smtp = smtpTransport(server.url, "Vieira <post@example.org>", false);
beforeAll(async () => {
  await deliverDueMails(application.context, null);
  for (const { uuid, to } of houses) {
    await database.pool.query("UPDATE accommodation SET email = $1 WHERE uuid = $2", [to, uuid]);
  }
});

const write = (uuid: string, body: object = {}) => editor.send("POST", path(uuid), { template: "confirm", ...body });

/** The received mail with unfolded headers. */
async function letterTo(house: { uuid: string }, context = application.context): Promise<string> {
  expect((await write(house.uuid)).status).toBe(201);
  const { length } = server.mails;
  await deliverDueMails(context, smtp);
  expect(server.mails).toHaveLength(length + 1);
  return (server.mails.at(-1) ?? "").replaceAll(/\r\n[ \t]+/g, " ");
}

const headerOf = (mail: string, name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(mail)?.[1];
const oneClickOf = (mail: string) =>
  new URL(/<(.*)>/.exec(headerOf(mail, "List-Unsubscribe") ?? "")?.[1] ?? "").pathname;

/** A one-click request as mail providers send it: a form without cookies and Origin. */
const press = (address: string, body = "List-Unsubscribe=One-Click", headers: Record<string, string> = {}) =>
  application.app.request(address, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body,
  });

describe("mails to places to stay", () => {
  it("have List-Unsubscribe, Reply-To and Message-ID headers", async () => {
    const mail = await letterTo(houses[0]!);
    expect(headerOf(mail, "List-Unsubscribe")).toMatch(
      /^<https:\/\/plan\.example\.org\/api\/owner-links\/[\w-]{43}\/unsubscribe>$/,
    );
    expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(headerOf(mail, "Reply-To")).toBe(editor.person.email);
    expect(headerOf(mail, "Message-ID")).toMatch(/^<[0-9a-f-]{36}@plan\.example\.org>$/);
    const configured = testApplication(database, {
      ...options,
      settings: { ...options.settings, replyTo: "Vieira <answers@example.org>" },
    });
    const answered = await letterTo(houses[0]!, configured.context);
    expect(headerOf(answered, "Reply-To")).toBe("Vieira <answers@example.org>");
  });

  it("differ from account mails, which have no List-Unsubscribe", async () => {
    const member = apiBrowser(application);
    await member.send("POST", "/api/forgotten-password", { email: editor.person.email });
    const { length } = server.mails;
    await database.pool.query(
      `INSERT INTO email (uuid, "to", subject, text, html, template, next_attempt_at, created_at)
       VALUES (gen_random_uuid(), 'ana@example.org', 'Welcome', 'x', 'x', 'welcome', $1, $1)`,
      [options.now()],
    );
    await deliverDueMails(application.context, smtp);
    expect(server.mails.slice(length).join("\n")).not.toMatch(/List-Unsubscribe|Reply-To/i);
    expect(server.mails.length).toBe(length + 1);
  });
});

describe("one-click unsubscribe", () => {
  const house = houses[1]!;

  it("stops mails to that address, queued ones included, and can be repeated", async () => {
    const mail = await letterTo(house);
    expect((await write(house.uuid, { template: "welcome" })).status).toBe(201);
    const address = oneClickOf(mail);
    for (let time = 0; time < 2; time += 1) expect((await press(address)).status).toBe(204);
    const { length } = server.mails;
    await deliverDueMails(application.context, smtp);
    expect(server.mails).toHaveLength(length);
    const written = emailList.parse(await (await editor.send("GET", path(house.uuid))).json()).data;
    expect(written.map(({ state }) => state)).toEqual(["failed", "sent"]);
    const again = await editor.send("POST", `/api/administration/emails/${written[0]?.uuid}/retry`);
    expect(Object.keys((await problemOf(again)).errors ?? {})).toEqual(["state"]);
    const refused = await problemOf(await write(house.uuid));
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ["to"]]);
    // In any letter case, also in a mail about another place.
    expect((await write(houses[2]!.uuid, { to: house.to.toUpperCase() })).status).toBe(422);
    expect((await write(houses[2]!.uuid)).status).toBe(201);
    await deliverDueMails(application.context, null);
  });

  it("stops a mail whose sending failed and would be retried", async () => {
    const other = houses[4]!;
    const address = oneClickOf(await letterTo(other));
    expect((await write(other.uuid)).status).toBe(201);
    await deliverDueMails(application.context, {
      send: async () => {
        expect((await press(address)).status).toBe(204);
        throw new Error("The mailbox is full.");
      },
    });
    const { length } = server.mails;
    clock.ms += 60_000;
    await deliverDueMails(application.context, smtp);
    expect(server.mails).toHaveLength(length);
  });

  it("is shown in the list of places to write to, and in the history", async () => {
    const query = `q=${encodeURIComponent(house.name)}&perPage=100`;
    const answer = await editor.send("GET", `/api/administration/unverified-accommodations?${query}`);
    const { data } = unverifiedHouseList.parse(await answer.json());
    expect(data.find(({ uuid }) => uuid === house.uuid)).toMatchObject({ refusesLetters: true });
    const { rows: entries } = await database.pool.query(
      "SELECT action FROM audit_log WHERE resource_uuid = $1 AND action LIKE '%letters'",
      [house.uuid],
    );
    expect(entries).toEqual([{ action: "refuse-letters" }]);
  });

  it("accepts both kinds of forms, whatever cookies are sent, and no other bodies", async () => {
    const address = oneClickOf(await letterTo(houses[3]!));
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    for (const [body, type] of [
      ["List-Unsubscribe=No", "application/x-www-form-urlencoded"],
      ["", "application/x-www-form-urlencoded"],
      ["List-Unsubscribe=One-Click", "text/plain"],
    ] as const) {
      expect([415, 422]).toContain((await press(address, body, { "Content-Type": type })).status);
    }
    expect((await write(houses[3]!.uuid)).status).toBe(201);
    await deliverDueMails(application.context, null);
    expect((await application.app.request(address, { method: "POST", body: form })).status).toBe(204);
    expect((await press(address, undefined, { Cookie: editor.jar.header })).status).toBe(204);
    expect((await write(houses[3]!.uuid)).status).toBe(422);
  });

  it("leads people to the confirmation page", async () => {
    const address = oneClickOf(server.mails.at(-1)?.replaceAll(/\r\n[ \t]+/g, " ") ?? "");
    const token = address.split("/")[3];
    const answer = await application.get(address, { "Accept-Language": "es" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/es/unsubscribe/${token}`]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("does nothing for a forged link", async () => {
    const address = oneClickOf(server.mails.at(-1)?.replaceAll(/\r\n[ \t]+/g, " ") ?? "");
    const token = address.split("/")[3] ?? "";
    const bytes = Buffer.from(token, "base64url");
    const other = Buffer.from("0190aaaa00007000800000000000000a", "hex");
    const forged = Buffer.concat([other, bytes.subarray(16)]).toString("base64url");
    for (const wrong of [forged, token.slice(1), `${token}AA`, "x", "A".repeat(43), "%00", "…"]) {
      const answer = await press(`/api/owner-links/${encodeURIComponent(wrong)}/unsubscribe`);
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
  });
});

it("link secrets are removed from old mails, but the links still work", async () => {
  const [letter] = emailList.parse(await (await editor.send("GET", path(houses[0]!.uuid))).json()).data;
  const text = async () =>
    (await database.pool.query("SELECT text FROM email WHERE uuid = $1", [letter?.uuid])).rows[0].text as string;
  const link = /\/unsubscribe\/([\w-]{43})/.exec(await text())?.[1];
  expect(email.parse(letter).text).not.toContain(link);
  clock.ms += 31 * 86_400_000;
  await sweepOutbox(application.context);
  expect(await text()).toContain("/unsubscribe/…");
  expect((await press(`/api/owner-links/${link}/unsubscribe`)).status).toBe(204);
});
