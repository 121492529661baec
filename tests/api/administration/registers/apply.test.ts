import { beforeEach, describe, expect, it } from "vitest";
import { otherClaims } from "#use-cases/administration/registers/other-claims.ts";
import type { AuditEntry } from "#contract/administration/audit.ts";
import { addressPerRequest, problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";
import { registerClient, registersPath } from "#tests/support/samples/register-client.ts";
import { castillaYLeonFile, gaucelmo } from "#tests/support/samples/registers.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
let time = new Date("2026-12-01T10:00:00Z");
const application = testApplication(database, {
  now: () => time,
  clientAddress: addressPerRequest(),
});
const editor = await staffBrowser(application, database, "editor");
const { compared, rowsOf, post, tick, writeAll } = registerClient(application, editor);

beforeEach(() => {
  time = new Date(time.getTime() + 60_000);
});

const isAddition = ({ before }: AuditEntry) => before === null;

async function houseOf(slug: string) {
  const { rows } = await database.pool.query("SELECT * FROM accommodation WHERE slug = $1", [slug]);
  return rows[0];
}

describe("a register file", () => {
  it("is compared with the places to stay, applied with source, licence and date, and undone", async () => {
    const slug = "refugio-gaucelmo-rabanal-del-camino";
    const claims = async () => (await database.pool.query("SELECT * FROM house_fact ORDER BY 1, 2, 3, 4")).rows;
    const [before, claimsBefore] = [await houseOf(slug), await claims()];
    const file = await compared(
      castillaYLeonFile([
        { name: "CASA INVENTADA", town: "Rabanal del Camino", phone: "987000222", beds: 12 },
        { ...gaucelmo, phone: "987 000 111", email: "nuevo@gaucelmo.es", web: "www.gaucelmo.example" },
        { name: "LEJOS", town: "Arija", province: "Burgos" },
      ]),
    );
    expect(file.counts).toMatchObject({ changed: 1, new: 1, elsewhere: 1 });
    const [changed, added] = [(await rowsOf(file, "&kind=changed"))[0], (await rowsOf(file, "&kind=new"))[0]];
    expect(changed).toMatchObject({ house: { slug }, isTicked: true, place: "RABANAL DEL CAMINO" });
    expect(changed?.fields).toEqual(expect.arrayContaining(["email", "web"]));
    expect((await tick(file, { lines: [added?.line], ticked: true })).status).toBe(200);
    const applied = await post(file, "apply");
    expect(applied).toMatchObject({ state: "applied", left: 0 });
    expect(await houseOf(slug)).toMatchObject({
      email: "nuevo@gaucelmo.es",
      version: before.version + 1,
      sources: { email: { source: "castilla-y-leon-register", date: "2026-12", certainty: "high" } },
    });
    expect(await houseOf("casa-inventada-rabanal-del-camino")).toMatchObject({
      phone: "+34 987 000 222",
      beds: 12,
      licence: "CC-BY-4.0",
      type: "pension",
    });
    const kept = await database.pool.query("SELECT field, value, licence FROM house_fact WHERE source = $1", [
      "castilla-y-leon-register",
    ]);
    expect(kept.rows).toContainEqual({ field: "email", value: "nuevo@gaucelmo.es", licence: "CC-BY-4.0" });
    const log = await (await editor.send("GET", "/api/administration/audit?resource=register-import")).json();
    expect(log.data[0]).toMatchObject({ action: "import", canRevert: true, after: { changed: 1, added: 1 } });

    const undone = await post(file, "undo");
    expect(undone).toMatchObject({ state: "undone", left: 0 });
    const offered = await (await editor.send("GET", "/api/administration/audit?resource=register-import")).json();
    expect(offered.data).toMatchObject([
      { action: "revert", canRevert: false },
      { action: "import", canRevert: false },
    ]);
    const after = await houseOf(slug);
    for (const field of ["phone", "email", "web", "address", "beds", "type", "sources"]) {
      expect(after[field], field).toEqual(before[field]);
    }
    expect(await houseOf("casa-inventada-rabanal-del-camino")).toBeUndefined();
    expect(await claims()).toEqual(claimsBefore);

    const houses = await (await editor.send("GET", "/api/administration/audit?resource=accommodation")).json();
    const [dropped] = houses.data.filter((entry: AuditEntry) => entry.after === null);
    const imported = houses.data.filter(({ action }: AuditEntry) => action === "import");
    expect(imported.map(({ canRevert }: AuditEntry) => canRevert)).toEqual([false, false]);
    const revert = (uuid: string) => editor.send("POST", `/api/administration/audit/${uuid}/revert`);
    const [made, amended] = [imported.find(isAddition), imported.find((entry: AuditEntry) => !isAddition(entry))];
    const refusal = await problemOf(await revert(made.uuid));
    expect(refusal).toMatchObject({
      status: 422,
      errors: { uuid: [expect.stringContaining("has been deleted since")] },
    });
    expect((await revert(amended.uuid)).status).toBe(409);
    expect(dropped.canRevert).toBe(true);
    expect((await revert(dropped.uuid)).status).toBe(204);
    expect(await houseOf("casa-inventada-rabanal-del-camino")).toMatchObject({ phone: "+34 987 000 222", beds: 12 });
    await database.pool.query("DELETE FROM accommodation WHERE slug = 'casa-inventada-rabanal-del-camino'");
  });

  it("adds more places to stay than fit one statement, each with a log entry, and undoes all of them", async () => {
    const rows = Array.from({ length: 501 }, (_, row) => ({ name: `CASA ${row} INVENTADA`, town: gaucelmo.town }));
    const file = await compared(castillaYLeonFile(rows));
    const count = async (query: string) => (await database.pool.query(query)).rows[0].count;
    const added = "SELECT count(*)::int FROM accommodation WHERE slug LIKE 'casa-%-inventada-%'";
    const told =
      "SELECT count(*)::int FROM audit_log WHERE resource = 'accommodation' AND action = 'import' AND after->>'slug' LIKE 'casa-%-inventada-%'";
    expect((await tick(file, { kind: "new", ticked: true })).status).toBe(200);
    expect(await post(file, "apply")).toMatchObject({ state: "applied", left: 0 });
    expect([await count(added), await count(told)]).toEqual([501, 501]);
    expect(await post(file, "undo")).toMatchObject({ state: "undone", left: 0 });
    expect(await count(added)).toBe(0);
  });

  it("overrides older sources of the data set", async () => {
    const slug = "refugio-gaucelmo-rabanal-del-camino";
    const { sources } = await houseOf(slug);
    expect(sources.status).toMatchObject({ source: "de-calixtinus" });
    const file = await compared(castillaYLeonFile([{ ...gaucelmo, name: "GAUCELMO (CIERRE TEMPORAL)" }]), {
      date: "2025-06",
    });
    const [row] = await rowsOf(file, "&kind=changed");
    expect(row?.changes).toContainEqual(
      expect.objectContaining({ field: "status", after: "temporarily_closed", standing: "surer" }),
    );
    expect(await post(file, "cancel")).toMatchObject({ state: "cancelled" });
  });

  it("never overwrites edits without approval, nor restores withheld facts", async () => {
    const slug = "refugio-gaucelmo-rabanal-del-camino";
    const { uuid, version } = await houseOf(slug);
    const own = { phone: "+34 987 999 999", beds: null, web: "https://own.example" };
    const answer = await editor.send("PATCH", `/api/administration/accommodations/${uuid}`, own, {
      "If-Match": `"${version}"`,
    });
    expect(answer.status).toBe(200);
    await database.pool.query("UPDATE accommodation SET withheld = '{email}', email = NULL WHERE uuid = $1", [uuid]);
    const file = await compared(
      castillaYLeonFile([{ ...gaucelmo, phone: "987000333", email: "x@gaucelmo.es", web: "other.example", beds: 46 }]),
    );
    const [row] = await rowsOf(file, "&kind=changed");
    const standings = Object.fromEntries((row?.changes ?? []).map(({ field, standing }) => [field, standing]));
    expect(standings).toMatchObject({ phone: "own", web: "own" });
    expect(standings).not.toHaveProperty("email");
    expect(row?.fields).not.toContain("phone");
    await tick(file, { lines: [row?.line], ticked: true, fields: ["web"] });
    expect(await post(file, "apply")).toMatchObject({ state: "applied" });
    expect(await houseOf(slug)).toMatchObject({ phone: own.phone, web: "http://other.example", email: null });
    const { rows } = await database.pool.query(
      "SELECT field, value, source FROM house_fact WHERE accommodation_uuid = $1",
      [uuid],
    );
    // The other source of every fact is kept, except withheld contacts.
    expect(rows).toContainEqual({ field: "phone", value: "+34 987 000 333", source: "castilla-y-leon-register" });
    expect(rows).toContainEqual({ field: "web", value: own.web, source: "vieira-editor" });
    expect(rows.map(({ field }) => field)).not.toContain("email");
    const claims = await otherClaims({ ...application.context, actor: editorMember }, await houseOf(slug));
    expect(claims).toContainEqual(
      expect.objectContaining({ field: "phone", value: "+34 987 000 333", source: "castilla-y-leon-register" }),
    );
    expect(claims).toContainEqual(expect.objectContaining({ field: "web", value: own.web, source: "vieira-editor" }));
    expect(claims.map(({ value }) => value)).not.toContain("http://other.example");

    // A later edit of one of its facts survives undoing the import.
    const today = await houseOf(slug);
    await editor.send(
      "PATCH",
      `/api/administration/accommodations/${uuid}`,
      { web: "https://third.example" },
      {
        "If-Match": `"${today.version}"`,
      },
    );
    expect(await post(file, "undo")).toMatchObject({ state: "undone", left: 1 });
    expect(await houseOf(slug)).toMatchObject({ web: "https://third.example", phone: own.phone });
  });

  it("skips rows whose record has changed since the comparison", async () => {
    const file = await compared(castillaYLeonFile([{ ...gaucelmo, address: "C/ NUEVA, 9" }]));
    const [row] = await rowsOf(file, "&kind=changed");
    expect(row?.fields).toContain("address");
    await database.pool.query("UPDATE accommodation SET address = 'Calle Otra, 1' WHERE uuid = $1", [row?.house?.uuid]);
    expect(await post(file, "apply")).toMatchObject({ left: 1 });
    expect((await houseOf("refugio-gaucelmo-rabanal-del-camino")).address).toBe("Calle Otra, 1");
  });

  it("asks about possible matches, and lists places no longer in the register", async () => {
    const file = await compared(
      castillaYLeonFile([
        { ...gaucelmo, name: "GAUCELMO", phone: "987000777" },
        { ...gaucelmo, name: "GAUCELMO", phone: "987000888" },
      ]),
      { date: "2026-12-01" },
    );
    expect(file.counts).toMatchObject({ doubtful: 2, changed: 0 });
    expect((await rowsOf(file, "&kind=doubtful")).map(({ isTicked }) => isTicked)).toEqual([false, false]);
    const all = await rowsOf(file, "&kind=gone");
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ changes }) => changes[0]?.after === "closed")).toBe(true);
    const [first] = all.filter(({ changes }) => changes[0]?.before === "open");
    await tick(file, { kind: "gone", ticked: false });
    await tick(file, { lines: [first?.line], ticked: true });
    await post(file, "apply");
    expect((await houseOf(first?.house?.slug ?? "")).status).toBe("closed");
    const entries = await (await editor.send("GET", "/api/administration/audit?resource=register-import")).json();
    const undo = await editor.send("POST", `/api/administration/audit/${entries.data[0].uuid}/revert`);
    expect(undo.status).toBe(204);
    await writeAll();
    expect((await houseOf(first?.house?.slug ?? "")).status).toBe("open");
  });

  it("can be cancelled while it is applied, without leaving changes", async () => {
    const file = await compared(castillaYLeonFile([{ ...gaucelmo, address: "C/ TERCERA, 3" }]));
    const before = await houseOf("refugio-gaucelmo-rabanal-del-camino");
    const asked = await editor.send("POST", `${registersPath}/${file.uuid}/apply`);
    expect(await asked.json()).toMatchObject({ state: "applying", rowsDone: 0, ticked: { changed: 1 } });
    expect((await tick(file, { kind: "changed", ticked: false })).status).toBe(422);
    expect(await post(file, "cancel")).toMatchObject({ state: "ready", ticked: { changed: 1 } });
    expect(await houseOf("refugio-gaucelmo-rabanal-del-camino")).toEqual(before);
    expect(await post(file, "apply")).toMatchObject({ state: "applied", rowsDone: 1 });
    expect((await database.pool.query("SELECT FROM register_step")).rowCount).toBe(0);
  });

  it("skips a place that changes between preparation and writing", async () => {
    const file = await compared(castillaYLeonFile([{ ...gaucelmo, address: "C/ CUARTA, 4" }]), { date: "2026-12-01" });
    await database.pool.query(`
      CREATE FUNCTION change_meanwhile() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE accommodation SET beds = 77, version = version + 1 WHERE uuid = NEW.house_uuid; RETURN NEW;
      END $$;
      CREATE TRIGGER change_meanwhile AFTER INSERT ON register_step FOR EACH ROW EXECUTE FUNCTION change_meanwhile()`);
    expect(await post(file, "apply")).toMatchObject({ state: "applied", left: 1 });
    await database.pool.query("DROP TRIGGER change_meanwhile ON register_step");
    const { address, beds } = await houseOf("refugio-gaucelmo-rabanal-del-camino");
    expect({ address, beds }).not.toMatchObject({ address: "Calle Cuarta, 4, 24722 Rabanal del Camino" });
    expect(beds).toBe(77);
  });
});
