import { describe, expect, it } from "vitest";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import {
  correctionSuggestion,
  suggestionList,
  type CorrectionSuggestion,
} from "#contract/places/correction-suggestions.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const client = { address: 0 };
const application = testApplication(database, { clientAddress: () => `192.0.2.${(client.address += 1)}` });
const visitor = apiBrowser(application);
const editor = await staffBrowser(application, database, "editor");
const administration = "/api/administration/correction-suggestions";

const { rows: houses } = await database.pool.query<{ uuid: string; name: string }>(
  "SELECT uuid, name FROM accommodation WHERE published AND phone IS NULL AND price_from IS NULL ORDER BY slug LIMIT 20",
);
let next = 0;
const newHouse = () => houses[(next += 1)]!;

async function suggest(house: string, body: object): Promise<string> {
  const answer = await visitor.send("POST", `/api/accommodations/${house}/correction-suggestions`, body);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { uuid: string }).uuid;
}

async function refusal(house: string, body: object): Promise<Record<string, string[]> | undefined> {
  const answer = await visitor.send("POST", `/api/accommodations/${house}/correction-suggestions`, body);
  expect(answer.status).toBe(422);
  return (await problemOf(answer)).errors;
}

async function settle(uuid: string, verb: "accept" | "refuse", body: object): Promise<CorrectionSuggestion> {
  const answer = await editor.send("POST", `${administration}/${uuid}/${verb}`, body);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return correctionSuggestion.parse(await answer.json());
}

async function shown(house: string): Promise<AccommodationDetail> {
  return (await (await application.get(`/api/accommodations/${house}`)).json()) as AccommodationDetail;
}

describe("suggesting a correction", () => {
  it.each([
    [{ changes: { description: "a\u0000b" } }, "changes.description"],
    [{ changes: { web: "https://example.org/\u0000" } }, "changes.web"],
    [{ comment: "a\u0000b" }, "comment"],
  ])("refuses text that no database can store: %j", async (body, field) => {
    expect(Object.keys((await refusal(newHouse().uuid, body)) ?? {})).toEqual([field]);
  });

  it("removes unpaired surrogates and keeps the rest", async () => {
    const uuid = await suggest(newHouse().uuid, { changes: { description: "a\ud800b" }, comment: "c\udc00d" });
    const suggestion = correctionSuggestion.parse(await (await editor.send("GET", `${administration}/${uuid}`)).json());
    expect(suggestion).toMatchObject({ comment: "c\ufffdd", changes: [{ suggested: "a\ufffdb" }] });
  });

  it("stores the suggested and the current values", async () => {
    const house = newHouse();
    const changes = { phone: "+34 981 000 000", name: house.name, amenities: ["wifi"] };
    const uuid = await suggest(house.uuid, { changes, comment: "Called them." });
    const suggestion = correctionSuggestion.parse(await (await editor.send("GET", `${administration}/${uuid}`)).json());
    expect(suggestion).toMatchObject({
      accommodation: { uuid: house.uuid, name: house.name, url: expect.stringMatching(/^\/camino-/) },
      origin: "visitor",
      state: "open",
      comment: "Called them.",
      wantsThanks: false,
    });
    expect(suggestion.changes).toContainEqual({
      field: "phone",
      now: null,
      before: null,
      suggested: "+34 981 000 000",
      accepted: false,
    });
    expect(suggestion.changes.map(({ field }) => field)).not.toContain("name");
    expect((await shown(house.uuid)).phone).toBeNull();
  });

  it("refuses invalid values, by field", async () => {
    const { uuid } = newHouse();
    const errors = await refusal(uuid, {
      changes: { beds: -1, web: "javascript:alert(1)", season: [{ from: "02-31", to: "10-31" }], slug: "x" },
      email: "ana@example.org\r\nBcc: all@example.org",
    });
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      "changes.beds",
      "changes.season",
      "changes.slug",
      "changes.web",
      "email",
    ]);
    expect(await refusal(uuid, { changes: { priceFrom: 20, priceTo: 10 } })).toHaveProperty("changes.priceTo");
    for (const web of ["https://known.example@evil.example", "https://:secret@known.example", "ftp://known.example"])
      expect(await refusal(uuid, { changes: { web } })).toHaveProperty("changes.web");
    expect(await refusal(uuid, { changes: {} })).toHaveProperty("changes");
    expect(await refusal(uuid, { changes: { phone: null } })).toHaveProperty("changes");
  });

  it("answers 404 for unknown places, 400 and 415 for invalid bodies, 419 without the CSRF token", async () => {
    const path = (uuid: string) => `/api/accommodations/${uuid}/correction-suggestions`;
    const absent = "0190aaaa-0000-7000-8000-000000000000";
    expect((await visitor.send("POST", path(absent), { comment: "x" })).status).toBe(404);
    expect((await visitor.send("POST", path("none"), { comment: "x" })).status).toBe(404);
    const { uuid } = newHouse();
    const json = { "Content-Type": "application/json" };
    const token = { Cookie: visitor.jar.header, "X-XSRF-TOKEN": visitor.jar.get("XSRF-TOKEN") ?? "" };
    expect((await application.post(path(uuid), "{", { ...token })).status).toBe(400);
    expect((await application.post(path(uuid), "x", { ...token, "Content-Type": "text/plain" })).status).toBe(415);
    expect((await application.post(path(uuid), { comment: "x" }, { ...json })).status).toBe(419);
  });

  it("is limited to ten in ten minutes for an IP address", async () => {
    const one = testApplication(database, { clientAddress: () => "198.51.100.7" });
    const browser = apiBrowser(one);
    const { uuid } = newHouse();
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      const answer = await browser.send("POST", `/api/accommodations/${uuid}/correction-suggestions`, { comment: "x" });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});

describe("deciding on a suggestion", () => {
  it("applies the chosen fields with their source, and publishes them at once", async () => {
    const house = newHouse();
    const before = await shown(house.uuid);
    const uuid = await suggest(house.uuid, { changes: { phone: "+34 981 111 111", beds: 12, priceFrom: 14 } });
    const settled = await settle(uuid, "accept", { fields: ["phone", "priceFrom"] });
    expect(settled.state).toBe("accepted");
    const accepted = settled.changes.flatMap(({ field, accepted: isAccepted }) => (isAccepted ? [field] : []));
    expect(accepted.toSorted()).toEqual(["phone", "priceFrom"]);
    const after = await shown(house.uuid);
    expect(after).toMatchObject({ phone: "+34 981 111 111", priceFrom: 14, beds: before.beds });
    expect(after.version).toBe(before.version + 1);
    const today = new Date().toISOString().slice(0, 10);
    expect(after.sources["phone"]).toEqual({ source: "visitor-correction", date: today, certainty: "medium" });
    expect(after.sources["beds"]).toEqual(before.sources["beds"]);
  });

  it("applies everything if no fields are named, even without a body", async () => {
    const house = newHouse();
    const uuid = await suggest(house.uuid, { changes: { phone: "+34 981 000 333", amenities: ["pets", "wifi"] } });
    expect((await editor.send("POST", `${administration}/${uuid}/accept`)).status).toBe(200);
    expect(await shown(house.uuid)).toMatchObject({ phone: "+34 981 000 333", amenities: ["pets", "wifi"] });
  });

  it("takes the currency of suggested prices only with one of them", async () => {
    const changes = { phone: "+34 981 777 777", priceFrom: 15, priceTo: 20, currency: "CHF" };
    const [house, other] = [newHouse(), newHouse()];
    const uuid = await suggest(house.uuid, { changes });
    const before = await shown(house.uuid);
    const settled = await settle(uuid, "accept", { fields: ["phone", "currency"] });
    expect(settled.changes.flatMap(({ field, accepted }) => (accepted ? [field] : []))).toEqual(["phone"]);
    expect(await shown(house.uuid)).toMatchObject({ phone: changes.phone, currency: before.currency });
    await settle(await suggest(other.uuid, { changes }), "accept", { fields: ["priceTo", "currency"] });
    expect(await shown(other.uuid)).toMatchObject({ priceFrom: null, priceTo: 20, currency: "CHF" });
    await settle(await suggest(other.uuid, { changes: { currency: "EUR" } }), "accept", {});
    expect(await shown(other.uuid)).toMatchObject({ currency: "EUR" });
  });

  it("logs old and new values in the audit log", async () => {
    const house = newHouse();
    const uuid = await suggest(house.uuid, { changes: { phone: "+34 981 222 222" } });
    await settle(uuid, "accept", {});
    const { rows } = await database.pool.query(
      "SELECT action, before, after FROM audit_log WHERE resource = 'accommodation' AND resource_uuid = $1",
      [house.uuid],
    );
    expect(rows).toMatchObject([{ action: "update", before: { phone: null }, after: { phone: "+34 981 222 222" } }]);
  });

  it("thanks the sender by mail in their language, and deletes the address", async () => {
    const house = newHouse();
    const body = { changes: { phone: "+34 981 333 333" }, email: "ana@example.org" };
    const answer = await visitor.send("POST", `/api/accommodations/${house.uuid}/correction-suggestions`, body, {
      "Accept-Language": "es",
    });
    const { uuid } = (await answer.json()) as { uuid: string };
    expect((await settle(uuid, "accept", {})).wantsThanks).toBe(false);
    const mails = await database.pool.query(`SELECT subject FROM email WHERE "to" = 'ana@example.org'`);
    expect(mails.rows).toEqual([{ subject: `Gracias: los datos de ${house.name} están al día` }]);
    const kept = await database.pool.query("SELECT email FROM correction_suggestion WHERE uuid = $1", [uuid]);
    expect(kept.rows).toEqual([{ email: null }]);
  });

  it("rejects with a reason, and changes nothing", async () => {
    const house = newHouse();
    const uuid = await suggest(house.uuid, { changes: { phone: "+34 981 444 444" }, email: "eva@example.org" });
    const settled = await settle(uuid, "refuse", { reason: "The number is of another house." });
    expect(settled).toMatchObject({ state: "refused", reason: "The number is of another house." });
    expect((await shown(house.uuid)).phone).toBeNull();
    const mails = await database.pool.query(`SELECT text FROM email WHERE "to" = 'eva@example.org'`);
    expect(mails.rows).toMatchObject([{ text: expect.stringContaining("The number is of another house.") }]);
    expect((await editor.send("POST", `${administration}/${uuid}/refuse`, { reason: " " })).status).toBe(422);
  });

  it("works once: the second editor gets 409 with the current suggestion", async () => {
    const uuid = await suggest(newHouse().uuid, { changes: { phone: "+34 981 555 555" } });
    const answers = await Promise.all([
      editor.send("POST", `${administration}/${uuid}/accept`, {}),
      editor.send("POST", `${administration}/${uuid}/accept`, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.json()).toMatchObject({ current: { uuid, state: "accepted" } });
  });

  it("refuses fields that were not suggested, and combinations that are invalid", async () => {
    const house = newHouse();
    const uuid = await suggest(house.uuid, { changes: { priceFrom: 20, phone: "+34 981 666 666" } });
    const accept = (fields: string[]) => editor.send("POST", `${administration}/${uuid}/accept`, { fields });
    expect((await accept(["beds"])).status).toBe(422);
    expect((await accept([])).status).toBe(422);
    await database.pool.query("UPDATE accommodation SET price_to = 10, price_from = 9 WHERE uuid = $1", [house.uuid]);
    expect((await problemOf(await accept(["priceFrom"]))).errors).toHaveProperty("priceTo");
    expect((await accept(["phone"])).status).toBe(200);
  });
});

describe("the list of suggestions", () => {
  it("is filtered, searched and paged", async () => {
    const house = newHouse();
    const uuid = await suggest(house.uuid, { comment: "100 % certain" });
    const list = async (query: string) =>
      suggestionList.parse(await (await editor.send("GET", `${administration}?${query}`)).json());
    expect((await list(`accommodation=${house.uuid}`)).data.map((one) => one.uuid)).toEqual([uuid]);
    expect((await list("q=100+%25+c")).total).toBe(1);
    expect((await list("state=open&perPage=2")).data).toHaveLength(2);
    expect((await list("state=refused&state=accepted")).data.every(({ state }) => state !== "open")).toBe(true);
    expect((await editor.send("GET", `${administration}?state=lost`)).status).toBe(422);
  });

  it("answers 401 to visitors and 404 to members", async () => {
    const member = await signedInBrowser(application);
    const uuid = await suggest(newHouse().uuid, { comment: "x" });
    for (const [browser, status] of [
      [visitor, 401],
      [member, 404],
    ] as const) {
      const answers = [
        await browser.send("GET", `${administration}?state=lost`),
        await browser.send("GET", `${administration}/${uuid}`),
        await browser.send("POST", `${administration}/${uuid}/accept`, {}),
        await browser.send("POST", `${administration}/${uuid}/refuse`, {}),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });
});
