import { describe, expect, it } from "vitest";
import { administeredTrailNoteList, trailNote, type TrailNote, trailNoteList } from "#contract/places/trail-notes.ts";
import { sweepTrailNotes } from "#use-cases/places/trail-notes/decide-trail-note.ts";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const clock = { ms: Date.parse("2027-05-10T10:00:00Z") };
const application = testApplication(database, {
  now: () => new Date(clock.ms),
  clientAddress: addressPerRequest(),
});
const day = 86_400_000;
const visitors = apiBrowser(application);

const written = (change: object = {}) => ({
  route: "camino-frances",
  town: "sarria",
  kind: "water-dry",
  at: new Date(clock.ms).toISOString(),
  ...change,
});

async function write(browser: ApiBrowser, change: object = {}): Promise<TrailNote> {
  const answer = await browser.send("PUT", `/api/trail-notes/${crypto.randomUUID()}`, written(change));
  expect(answer.status).toBe(200);
  return trailNote.parse(await answer.json());
}

async function seen(query: string, browser: ApiBrowser = visitors): Promise<TrailNote[]> {
  const answer = await browser.send("GET", `/api/trail-notes?${query}`);
  return [...trailNoteList.parse(await answer.json()).data];
}

const uuidsIn = async (query: string) => (await seen(query)).map(({ uuid }) => uuid);

describe("trail notes", () => {
  it("are public in their town, on their route and section, without the author's name", async () => {
    const ana = await signedInBrowser(application);
    const note = await write(ana, { pastM: 1_200, text: " fuente del parque " });
    expect(note).toMatchObject({ kind: "water-dry", text: "fuente del parque", pastM: 1_200, isOwn: true });
    const [shown] = await seen("town=sarria");
    expect(shown).toEqual({ ...note, isOwn: false });
    expect(JSON.stringify(shown)).not.toContain(ana.person.name);
    expect(await uuidsIn("route=camino-frances")).toContain(note.uuid);
    expect(await uuidsIn("route=camino-frances&from=triacastela&to=portomarin")).toContain(note.uuid);
    expect(await uuidsIn("route=camino-frances&from=portomarin&to=arzua")).not.toContain(note.uuid);
    expect(await uuidsIn("route=camino-ingles")).not.toContain(note.uuid);
    expect((await visitors.send("GET", "/api/trail-notes")).status).toBe(422);
    for (const [query, field] of [
      ["route=nowhere", "route"],
      ["town=nowhere", "town"],
    ] as const) {
      const answer = await visitors.send("GET", `/api/trail-notes?${query}`);
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors).toHaveProperty(field);
    }
  });

  it("need a member, a town of the route and a time within the last three days", async () => {
    const ana = await signedInBrowser(application);
    const path = `/api/trail-notes/${crypto.randomUUID()}`;
    expect((await visitors.send("PUT", path, written())).status).toBe(401);
    for (const [change, field] of [
      [{ town: "ferrol" }, "town"],
      [{ at: new Date(clock.ms - 3 * day).toISOString() }, "at"],
      [{ kind: "insult" }, "kind"],
      [{ pastM: 1_234 }, "pastM"],
      [{ text: "x".repeat(141) }, "text"],
      [{ kind: "other", text: " " }, "text"],
    ] as const) {
      const answer = await ana.send("PUT", path, written(change));
      expect(answer.status).toBe(422);
      expect((await problemOf(answer)).errors).toHaveProperty(field);
    }
    const fast = await write(ana, { at: new Date(clock.ms + day).toISOString() });
    expect(Date.parse(fast.at)).toBe(clock.ms);
  });

  it("are idempotent when sent again, belong to their author, and can be removed", async () => {
    const [ana, ben] = [await signedInBrowser(application), await signedInBrowser(application)];
    const note = await write(ana, { town: "arzua" });
    const again = await ana.send("PUT", `/api/trail-notes/${note.uuid}`, written({ town: "arzua", kind: "full" }));
    expect(await again.json()).toEqual(note);
    const path = `/api/trail-notes/${note.uuid}`;
    expect((await ben.send("PUT", path, written({ town: "arzua" }))).status).toBe(404);
    expect((await ben.send("DELETE", path)).status).toBe(404);
    expect((await ana.send("DELETE", path)).status).toBe(204);
    expect(await uuidsIn("town=arzua")).not.toContain(note.uuid);
  });

  it("are limited to 30 a day for an account", async () => {
    const ana = await signedInBrowser(application);
    for (let sent = 0; sent < 30; sent += 1) await write(ana, { town: "palas-de-rei" });
    const answer = await ana.send("PUT", `/api/trail-notes/${crypto.randomUUID()}`, written());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("reported by three members are hidden until an editor restores them; reports of visitors do not count", async () => {
    const note = await write(await signedInBrowser(application), { town: "melide", kind: "full" });
    const report = `/api/trail-notes/${note.uuid}/report`;
    for (let sent = 0; sent < 4; sent += 1) expect((await visitors.send("POST", report)).status).toBe(204);
    const ben = await signedInBrowser(application);
    for (let sent = 0; sent < 4; sent += 1) expect((await ben.send("POST", report)).status).toBe(204);
    expect(await uuidsIn("town=melide")).toContain(note.uuid);
    for (let sent = 0; sent < 2; sent += 1) await (await signedInBrowser(application)).send("POST", report);
    expect(await uuidsIn("town=melide")).not.toContain(note.uuid);

    const path = "/api/administration/trail-notes";
    expect((await ben.send("GET", path)).status).toBe(404);
    expect((await visitors.send("POST", `${path}/${note.uuid}/hide`)).status).toBe(401);
    const editor = await staffBrowser(application, database, "editor");
    const reported = await editor.send("GET", `${path}?state=reported&q=melide`);
    expect(administeredTrailNoteList.parse(await reported.json()).data).toMatchObject([
      { uuid: note.uuid, reports: 7, isWithheld: true, state: "reported" },
    ]);
    expect((await editor.send("POST", `${path}/${note.uuid}/let-stand`)).status).toBe(200);
    expect(await uuidsIn("town=melide")).toContain(note.uuid);
    const hidden = await editor.send("POST", `${path}/${note.uuid}/hide`);
    expect(await hidden.json()).toMatchObject({ state: "hidden" });
    expect(await uuidsIn("town=melide")).not.toContain(note.uuid);
    const audit = await editor.send("GET", `/api/administration/audit?uuid=${note.uuid}`);
    expect((await audit.json()).data).toMatchObject([
      { resource: "trail-note", action: "unpublish" },
      { resource: "trail-note", action: "publish" },
    ]);
  });

  it("are shown and stored for three days; reported ones are kept for editors", async () => {
    const ana = await signedInBrowser(application);
    const [old, told] = [await write(ana, { town: "o-pedrouzo" }), await write(ana, { town: "o-pedrouzo" })];
    await visitors.send("POST", `/api/trail-notes/${told.uuid}/report`);
    clock.ms += 3 * day - 1;
    await sweepTrailNotes(application.context);
    expect(await uuidsIn("town=o-pedrouzo")).toEqual(expect.arrayContaining([old.uuid, told.uuid]));
    clock.ms += 1;
    expect(await uuidsIn("town=o-pedrouzo")).toEqual([]);
    await sweepTrailNotes(application.context);
    const left = async () =>
      (await database.pool.query("SELECT uuid FROM trail_note WHERE uuid = ANY($1)", [[old.uuid, told.uuid]])).rows;
    expect(await left()).toEqual([{ uuid: told.uuid }]);
    clock.ms += 27 * day;
    await sweepTrailNotes(application.context);
    expect(await left()).toEqual([]);
  });

  it("are part of the export, and deleted with the account or its ban", async () => {
    const ana = await signedInBrowser(application);
    const note = await write(ana, { town: "sarria", kind: "closed" });
    const exported = await ana.send("GET", "/api/user/export");
    expect((await exported.json()).trailNotes).toMatchObject([{ uuid: note.uuid, kind: "closed" }]);
    await database.pool.query(`UPDATE "user" SET banned_at = now() WHERE email = $1`, [ana.person.email]);
    expect(await uuidsIn("town=sarria")).not.toContain(note.uuid);
    await database.pool.query(`UPDATE "user" SET banned_at = NULL WHERE email = $1`, [ana.person.email]);
    expect(await uuidsIn("town=sarria")).toContain(note.uuid);
    expect((await ana.send("DELETE", "/api/user", { password: ana.person.password })).status).toBe(204);
    expect(await uuidsIn("town=sarria")).not.toContain(note.uuid);
  });
});
