import { expect, it } from "vitest";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { correctionSuggestion } from "#contract/places/correction-suggestions.ts";
import { apiBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const visitor = apiBrowser(application);
const editor = await staffBrowser(application, database, "editor");
const administration = "/api/administration/correction-suggestions";

const { rows: houses } = await database.pool.query<{ uuid: string }>(
  "SELECT uuid FROM accommodation WHERE published AND phone IS NULL AND price_from IS NULL ORDER BY slug LIMIT 4",
);

const suggested = { phone: "+34 981 888 880", beds: 12, priceFrom: 20 };

/** Suggests a correction of one of the houses. */
async function suggest(place: number, changes: object = suggested) {
  const { uuid: house } = houses[place]!;
  const path = `/api/accommodations/${house}/correction-suggestions`;
  const { uuid } = (await (await visitor.send("POST", path, { changes })).json()) as { uuid: string };
  return { house, uuid };
}

async function accept(uuid: string, body: object) {
  const answer = await editor.send("POST", `${administration}/${uuid}/accept`, body);
  expect(answer.status).toBe(200);
  return correctionSuggestion.parse(await answer.json());
}

async function errorsOf(uuid: string, body: object): Promise<string[]> {
  const answer = await editor.send("POST", `${administration}/${uuid}/accept`, body);
  expect(answer.status).toBe(422);
  return Object.keys((await problemOf(answer)).errors ?? {});
}

async function shown(house: string): Promise<AccommodationDetail> {
  return (await (await application.get(`/api/accommodations/${house}`)).json()) as AccommodationDetail;
}

it("writes other values than the suggested ones with the editor as their source, and tells both values apart", async () => {
  const { house, uuid } = await suggest(0);
  const settled = await accept(uuid, {
    fields: ["phone", "beds"],
    values: { phone: "+34 981 888 888", beds: 12 },
  });
  expect(settled.changes.find(({ field }) => field === "phone")).toMatchObject({
    now: "+34 981 888 888",
    suggested: suggested.phone,
    accepted: true,
    acceptedValue: "+34 981 888 888",
  });
  const asSuggested = settled.changes.filter((change) => !("acceptedValue" in change)).map(({ field }) => field);
  expect(asSuggested.toSorted()).toEqual(["beds", "priceFrom"]);
  const after = await shown(house);
  expect(after).toMatchObject({ phone: "+34 981 888 888", beds: 12, priceFrom: null });
  const today = new Date().toISOString().slice(0, 10);
  expect(after.sources["phone"]).toEqual({ source: "vieira-editor", date: today, certainty: "high" });
  expect(after.sources["beds"]).toEqual({ source: "visitor-correction", date: today, certainty: "medium" });
  const { rows } = await database.pool.query(
    "SELECT after FROM audit_log WHERE resource = 'accommodation' AND resource_uuid = $1",
    [house],
  );
  expect(rows).toMatchObject([{ after: { phone: "+34 981 888 888", beds: 12 } }]);
});

it("takes an emptied value for unknown", async () => {
  const { house, uuid } = await suggest(1, { ...suggested, amenities: ["wifi"] });
  await accept(uuid, { values: { phone: null, amenities: [] } });
  const after = await shown(house);
  expect(after).toMatchObject({ phone: null, amenities: [], beds: 12 });
  expect(Object.keys(after.sources)).toEqual(expect.not.arrayContaining(["phone", "amenities"]));
});

it("refuses invalid values beside their fields, and changes nothing", async () => {
  const { house, uuid } = await suggest(2);
  expect(await errorsOf(uuid, { values: { phone: "12 donativo", beds: -1 } })).toEqual(["values.beds", "values.phone"]);
  expect(await errorsOf(uuid, { values: { slug: "x" } })).toEqual(["values.slug"]);
  expect(await errorsOf(uuid, { values: { web: "https://example.org" } })).toEqual(["values.web"]);
  expect(await errorsOf(uuid, { fields: ["beds"], values: { phone: "+34 981 888 888" } })).toEqual(["values.phone"]);
  await database.pool.query("UPDATE accommodation SET price_to = 30 WHERE uuid = $1", [house]);
  expect(await errorsOf(uuid, { values: { priceFrom: 31 } })).toEqual(["priceTo"]);
  expect(await shown(house)).toMatchObject({ phone: null });
  expect((await accept(uuid, { values: { priceFrom: 30 } })).state).toBe("accepted");
});

it("refuses a value that was suggested when the rules were others, until it is changed", async () => {
  const { house, uuid } = await suggest(3);
  await database.pool.query(
    `UPDATE correction_suggestion SET changes = changes || '{"phone": "981 888 888 / 600 000 000"}' WHERE uuid = $1`,
    [uuid],
  );
  expect(await errorsOf(uuid, {})).toEqual(["values.phone"]);
  await accept(uuid, { values: { phone: "981 888 888" } });
  expect(await shown(house)).toMatchObject({ phone: "981 888 888" });
});
