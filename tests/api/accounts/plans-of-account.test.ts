import { describe, expect, it } from "vitest";
import { newPerson, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { recordStatements } from "#tests/support/database/record-statements.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { linkSecret } from "#tests/support/services/mails.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

describe("the plans of an account", () => {
  it("are exported with everything written in them, and nobody else's are", async () => {
    const [ana, ben] = [await signedInBrowser(application), await signedInBrowser(application)];
    const plan = await newPlan(ana, undefined, "Ana's walk");
    await newPlan(ben, undefined, "Ben's walk");
    const note = await ana.send("PATCH", `/api/plans/${plan.uuid}/days/1`, { notes: "Buy plasters" }, ifMatch(plan));
    expect(note.status).toBe(200);
    const text = await (await ana.send("GET", "/api/user/export")).text();
    expect(text).toContain("Ana's walk");
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    expect(text).toContain("Buy plasters");
    expect(text).not.toContain("Ben's walk");
  });

  it("are exported with places to stay by name, beside hidden favourites and the person's corrections, which lose the address with the account", async () => {
    const ana = await signedInBrowser(application);
    const plan = await newPlan(ana);
    const { to } = plan.days[0] ?? { to: "" };
    const { rows } = await database.pool.query(
      `SELECT house.uuid, house.name FROM accommodation AS house JOIN town ON town.uuid = house.town_uuid
       WHERE house.published AND NOT house.status LIKE 'closed%' AND town.slug = $1 ORDER BY house.slug LIMIT 1`,
      [to],
    );
    const [{ uuid: house, name }] = rows;
    const chosen = await ana.send("PATCH", `/api/plans/${plan.uuid}/days/1`, { house }, ifMatch(plan));
    expect(chosen.status).toBe(200);
    await ana.send("PUT", `/api/favourites/accommodations/${house}`);
    const comment = "The door is blue now.";
    const suggested = await ana.send("POST", `/api/accommodations/${house}/correction-suggestions`, {
      comment,
      email: ana.person.email,
    });
    expect(suggested.status).toBe(201);
    await database.pool.query("UPDATE accommodation SET published = false WHERE uuid = $1", [house]);
    const exported = async () => (await ana.send("GET", "/api/user/export")).json();
    const before = await exported();
    expect(before).toMatchObject({ favourites: { accommodations: [{ name }] }, corrections: [] });
    expect(before.plans[0].days[0]).toMatchObject({ house, houseName: name });
    await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [ana.person.email]);
    expect(await exported()).toMatchObject({ corrections: [{ house: name, comment, state: "open" }] });
    expect((await ana.send("DELETE", "/api/user", { password: ana.person.password })).status).toBe(204);
    const kept = await database.pool.query("SELECT email FROM correction_suggestion WHERE comment = $1", [comment]);
    expect(kept.rows).toEqual([{ email: null }]);
  });

  it("keep the person's corrections, which get the new e-mail address, and the old one again if the change is stopped", async () => {
    const ana = await signedInBrowser(application);
    const { email: first, password } = ana.person;
    const { rows } = await database.pool.query("SELECT uuid FROM accommodation WHERE published LIMIT 1");
    const path = `/api/accommodations/${rows[0].uuid}/correction-suggestions`;
    const comment = "The bell is broken.";
    expect((await ana.send("POST", path, { comment, email: first })).status).toBe(201);
    const address = async () =>
      (await database.pool.query("SELECT email FROM correction_suggestion WHERE comment = $1", [comment])).rows[0]
        .email;
    const moveTo = async (email: string) => {
      await ana.send("PATCH", "/api/user", { email, currentPassword: password });
      const token = await linkSecret(database, email, "changeEmail");
      expect((await ana.send("POST", "/api/confirm-email", { token })).status).toBe(204);
    };
    await moveTo(newPerson().email);
    expect(await address(), "an address that nobody confirmed may be somebody else's").toBe(first);
    const [second, third] = [newPerson().email, newPerson().email];
    await database.pool.query("UPDATE correction_suggestion SET email = $1 WHERE comment = $2", [second, comment]);
    await moveTo(second);
    await moveTo(third);
    expect(await address()).toBe(third);
    const token = await linkSecret(database, second, "emailWillChange");
    expect((await ana.send("POST", "/api/stop-email-change", { token })).status).toBe(200);
    expect(await address()).toBe(second);
  });

  it("are exported beside any number of corrections, which are read in portions while they are sent", async () => {
    const { recorded, statements } = recordStatements(database);
    const ana = await signedInBrowser(testApplication(recorded));
    await database.pool.query('UPDATE "user" SET email_confirmed_at = now() WHERE email = $1', [ana.person.email]);
    await database.pool.query(
      `INSERT INTO correction_suggestion (uuid, accommodation_uuid, changes, before, comment, email, created_at)
       SELECT gen_random_uuid(), (SELECT uuid FROM accommodation LIMIT 1), '{}', '{}', 'Number ' || n, $1, now()
       FROM generate_series(1, 1200) AS n`,
      [ana.person.email],
    );
    const portions = () => statements.filter((statement) => statement.includes('lower("correction_suggestion"')).length;
    const exported = await ana.send("GET", "/api/user/export");
    expect(portions()).toBeLessThan(2);
    const { corrections } = await exported.json();
    const comments = new Set(corrections.map(({ comment }: { comment: string }) => comment));
    expect([corrections.length, comments.size, portions()]).toEqual([1_200, 1_200, 3]);
  });

  it("are read one by one while the export is downloaded", async () => {
    const { recorded, statements } = recordStatements(database);
    const ana = await signedInBrowser(testApplication(recorded));
    const plan = await newPlan(ana);
    for (let copy = 0; copy < 6; copy += 1) await ana.send("POST", `/api/plans/${plan.uuid}/duplicate`, {});
    const plansRead = () => statements.filter((statement) => statement.includes("json_agg")).length;
    const before = plansRead();
    const { body } = await ana.send("GET", "/api/user/export", undefined, { "Accept-Encoding": "br" });
    const reader = body?.getReader();
    await reader?.read();
    await reader?.read();
    expect(plansRead() - before).toBeLessThan(4);
    await reader?.cancel();
    const left = plansRead();
    const whole = await (await ana.send("GET", "/api/user/export")).json();
    expect(plansRead() - left).toBe(7);
    expect(whole).toMatchObject({
      plans: Array.from({ length: 7 }, () => ({ version: 1, days: plan.days.map(() => ({})) })),
    });
  });

  it("are deleted with it, including links and calendar addresses", async () => {
    const ana = await signedInBrowser(application);
    const plan = await newPlan(ana);
    const shared: { token: string } = await (await ana.send("POST", `/api/plans/${plan.uuid}/share`)).json();
    const address = `/api/plans/${plan.uuid}?share=${shared.token}`;
    expect((await application.get(address)).status).toBe(200);
    expect((await ana.send("DELETE", "/api/user", { password: ana.person.password })).status).toBe(204);
    expect((await application.get(address)).status).toBe(404);
    const { rows } = await database.pool.query("SELECT 1 FROM plan WHERE uuid = $1", [plan.uuid]);
    expect(rows).toEqual([]);
  });
});
