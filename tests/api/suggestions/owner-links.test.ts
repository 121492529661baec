import { describe, expect, it } from "vitest";
import { correctionSuggestion } from "#contract/places/correction-suggestions.ts";
import { houseOfOwnerLink, makeOwnerLink } from "#use-cases/emails/owner-links/owner-link.ts";
import { apiBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const clock = { ms: Date.parse("2027-05-10T08:00:00Z") };
const application = testApplication(database, { now: () => new Date(clock.ms) });
const { context } = application;
const owner = apiBrowser(application);
const { rows: houses } = await database.pool.query<{ uuid: string }>(
  "SELECT uuid FROM accommodation WHERE published AND phone IS NULL ORDER BY slug LIMIT 5",
);

async function newLink(house: string, purpose: "confirm" | "correct" = "confirm"): Promise<string> {
  const link = await makeOwnerLink(
    context,
    database,
    { accommodationUuid: house, purpose, locale: "es" },
    context.now(),
  );
  expect(link).toMatch(new RegExp(`^http://localhost:3000/es/${purpose}/[\\w-]{43}$`));
  return link.slice(link.lastIndexOf("/") + 1);
}

describe("the link for the owner of a place to stay", () => {
  it("confirms once that everything is correct", async () => {
    const { uuid } = houses[0]!;
    const secret = await newLink(uuid);
    expect((await owner.send("POST", `/api/owner-links/${secret}/confirm`)).status).toBe(204);
    const house = await (await application.get(`/api/accommodations/${uuid}`)).json();
    expect(house).toMatchObject({ verifiedAt: "2027-05-10T08:00:00.000Z" });
    const again = await owner.send("POST", `/api/owner-links/${secret}/confirm`);
    expect(again.status).toBe(422);
    expect((await problemOf(again)).errors).toHaveProperty("token");
    const { rows } = await database.pool.query(`SELECT action, "by", before FROM audit_log WHERE resource_uuid = $1`, [
      uuid,
    ]);
    expect(rows).toEqual([{ action: "confirm", by: null, before: { verifiedAt: null } }]);
  });

  it("removes a telephone number at once and permanently", async () => {
    const { uuid } = houses[2]!;
    await database.pool.query(
      "UPDATE accommodation SET phone = '+34 981 000 000', second_phone = '+34 600 000 000' WHERE uuid = $1",
      [uuid],
    );
    const secret = await newLink(uuid, "correct");
    const body = { changes: { phone: null } };
    expect((await owner.send("POST", `/api/owner-links/${secret}/correction`, body)).status).toBe(201);
    expect(await (await application.get(`/api/accommodations/${uuid}`)).json()).toMatchObject({
      phone: null,
      secondPhone: null,
    });
    const { rows } = await database.pool.query("SELECT withheld FROM accommodation WHERE uuid = $1", [uuid]);
    expect(rows).toEqual([{ withheld: ["phone", "secondPhone"] }]);
  });

  it("submits a correction that has a higher reliability than a visitor's", async () => {
    const { uuid } = houses[1]!;
    const secret = await newLink(uuid, "correct");
    const empty = await owner.send("POST", `/api/owner-links/${secret}/correction`, { changes: {} });
    expect(empty.status).toBe(422);
    const body = { changes: { phone: "+34 981 777 777" }, comment: "Nuevo número." };
    const answer = await owner.send("POST", `/api/owner-links/${secret}/correction`, body);
    expect(answer.status).toBe(201);
    expect((await owner.send("POST", `/api/owner-links/${secret}/correction`, body)).status).toBe(422);
    const suggestion = ((await answer.json()) as { uuid: string }).uuid;
    const editor = await staffBrowser(application, database, "editor");
    const path = `/api/administration/correction-suggestions/${suggestion}`;
    expect(correctionSuggestion.parse(await (await editor.send("GET", path)).json()).origin).toBe("owner");
    expect((await editor.send("POST", `${path}/accept`, {})).status).toBe(200);
    expect(await (await application.get(`/api/accommodations/${uuid}`)).json()).toMatchObject({
      phone: "+34 981 777 777",
      verifiedAt: "2027-05-10T08:00:00.000Z",
      sources: { phone: { source: "accommodation-owner", date: "2027-05-10", certainty: "high" } },
    });
  });

  it("says why it does not work, as far as that is known", async () => {
    const { uuid } = houses[3]!;
    const why = async (secret: string) => (await houseOfOwnerLink(context, secret)).dead;
    const [used, open] = [await newLink(uuid), await newLink(uuid)];
    await owner.send("POST", `/api/owner-links/${used}/confirm`);
    expect([await why(used), await why(open), await why("guessed")]).toEqual(["used", null, "unknown"]);
    await database.pool.query("UPDATE accommodation SET published = false WHERE uuid = $1", [uuid]);
    context.content.contentChanged();
    expect([await why(used), await why(open)]).toEqual(["used", "hidden"]);
    await database.pool.query("DELETE FROM accommodation WHERE uuid = $1", [uuid]);
    expect([await why(used), await why(open)]).toEqual(["unknown", "unknown"]);
  });

  it("is valid for 60 days", async () => {
    const secret = await newLink(houses[2]!.uuid);
    clock.ms += 60 * 86_400_000;
    expect((await houseOfOwnerLink(context, secret)).dead).toBe("expired");
    expect((await owner.send("POST", `/api/owner-links/${secret}/confirm`)).status).toBe(422);
    expect((await owner.send("POST", `/api/owner-links/nothing/confirm`)).status).toBe(422);
  });
});
