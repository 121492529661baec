import { describe, expect, it } from "vitest";
import { sendPasswordResets } from "#use-cases/accounts/passwords/reset-password.ts";
import { apiBrowser, newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase();
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const at = { address: "192.0.2.1" };
const application = testApplication(database, { clientAddress: () => at.address, now: () => new Date(clock.ms) });
const advertisement = "Win 1000 € at evil.example";

async function mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
  const { rows } = await database.pool.query('SELECT subject, text, html FROM email WHERE "to" = $1', [email]);
  return rows;
}

describe("an unconfirmed address", () => {
  it("gets no text chosen by whoever used it", async () => {
    const browser = apiBrowser(application);
    const victim = { ...newPerson(), name: advertisement };
    expect((await browser.send("POST", "/api/register", victim)).status).toBe(201);
    await browser.send("POST", "/api/user/email-confirmation");
    await browser.send("POST", "/api/forgotten-password", { email: victim.email });
    await sendPasswordResets(application.context);
    await application.post("/api/tokens", { ...victim, deviceName: advertisement });
    const other = newPerson().email;
    await browser.send("PATCH", "/api/user", { email: other, currentPassword: victim.password });
    const mails = [...(await mailsTo(victim.email)), ...(await mailsTo(other))];
    expect(mails.length).toBe(6);
    expect(JSON.stringify(mails)).not.toContain("evil");
    await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [victim.email]);
    await browser.send("POST", "/api/forgotten-password", { email: victim.email });
    await sendPasswordResets(application.context);
    expect((await mailsTo(victim.email)).filter(({ text }) => text.includes(advertisement))).toHaveLength(1);
  });

  it("gets at most ten mails a day", async () => {
    const { send, person } = await signedInBrowser(application);
    for (let time = 0; time < 15; time += 1) await application.post("/api/tokens", { ...person, deviceName: "x" });
    expect(await mailsTo(person.email)).toHaveLength(10);
    await send("DELETE", "/api/user", { password: person.password });
    await apiBrowser(application).send("POST", "/api/register", person);
    expect(await mailsTo(person.email)).toHaveLength(0);
    clock.ms += 86_400_000;
    await application.post("/api/tokens", { ...person, deviceName: "x" });
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});

describe("requests for a password reset from one IP address", () => {
  const requests = async () =>
    (await database.pool.query("SELECT count(*)::int AS n FROM password_reset_request")).rows[0].n;

  it("are ignored after 20 within an hour, with the usual response", async () => {
    at.address = "192.0.2.50";
    const before = await requests();
    const answers: Response[] = [];
    for (let time = 0; time < 25; time += 1) {
      const request = { email: `nobody${time}@example.org` };
      answers.push(await apiBrowser(application).send("POST", "/api/forgotten-password", request));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await requests()) - before).toBe(20);
    const [first, last] = [answers.at(0), answers.at(-1)];
    expect([...(last?.headers.keys() ?? [])]).toEqual([...(first?.headers.keys() ?? [])]);
    at.address = "192.0.2.51";
    await apiBrowser(application).send("POST", "/api/forgotten-password", { email: "nobody@example.org" });
    expect((await requests()) - before).toBe(21);
    at.address = "192.0.2.50";
    clock.ms += 3_600_000;
    await apiBrowser(application).send("POST", "/api/forgotten-password", { email: "nobody@example.org" });
    expect((await requests()) - before).toBe(22);
  });
});
