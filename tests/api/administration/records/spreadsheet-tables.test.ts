import { expect, it } from "vitest";
import type { ShownRecord } from "#contract/administration/record.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const path = "/api/administration/accommodations";

const created = await editor.send("POST", path, {
  name: "Casa Alfa",
  slug: "casa-alfa",
  townUuid: "sarria",
  type: "hotel",
  priceFrom: 12.5,
  season: [{ from: "04-01", to: "10-31" }],
  checkInFrom: "09:00",
  verifiedAt: "2026-03-01T00:00:00Z",
  description: 'One.\nSays "two"; three.',
  published: true,
});
const { uuid } = (await created.json()) as ShownRecord;

const cells = {
  uuid,
  published: "true",
  priceFrom: "12.5",
  season: "1 April to 31 October",
  seasonConfirmFirst: "false",
  checkInFrom: "09:00",
  verifiedAt: "2026-03-01T00:00:00.000Z",
  description: 'One.\nSays "two"; three.',
};

async function preview(changed: Partial<Record<keyof typeof cells, string>>, after = "") {
  const row = { ...cells, ...changed };
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = [Object.keys(row).join(";") + after, Object.values(row).map(quoted).join(";") + after];
  const answer = await editor.send("POST", `${path}/import/preview`, fileForm(lines.join("\r\n"), "table.csv"));
  expect(answer.status).toBe(200);
  return answer.json();
}

it.each([
  ["decimal commas", { priceFrom: "12,5" }],
  ["Spanish words for true and false", { published: "VERDADERO", seasonConfirmFirst: "FALSO" }],
  ["French ones", { published: "VRAI", seasonConfirmFirst: "FAUX" }],
  ["an hour with one digit", { checkInFrom: "9:00" }],
  ["seconds", { checkInFrom: "09:00:00" }],
  ["a date without a time", { verifiedAt: "2026-03-01" }],
  ["line breaks of Windows", { description: 'One.\r\nSays "two"; three.' }],
  ["the season of the data, in another order", { season: '[{"to":"10-31","from":"04-01"}]' }],
])("a table with %s changes nothing", async (_, changed) => {
  expect(await preview(changed)).toMatchObject({ unchanged: 1, refused: 0, rows: [] });
});

it("an exported table has seasons that a person can read, and importing it changes nothing", async () => {
  const season = [
    { from: "easter-2", to: "10-31" },
    { from: "12-01", to: "12-24", weekdays: [6, 7] },
  ];
  const house = { name: "Casa Beta", slug: "casa-beta", townUuid: "sarria", type: "hotel", season };
  expect((await editor.send("POST", path, house)).status).toBe(201);
  const table = await (await editor.send("GET", `${path}.csv?q=${encodeURIComponent("Casa Beta")}`)).text();
  expect(table).toContain(",easter-2 to 10-31; 12-01 to 12-24 (sat sun),");
  const answer = await editor.send("POST", `${path}/import/preview`, fileForm(table, "table.csv"));
  expect(await answer.json()).toMatchObject({ unchanged: 1, refused: 0, rows: [] });
});

it("a table may have emptied columns at its end, but no values in them", async () => {
  expect(await preview({}, ";;")).toMatchObject({ unchanged: 1, refused: 0 });
  expect(await preview({}, ";;lost")).toMatchObject({ refused: 1 });
});

it("a date that may be of March or of January is refused", async () => {
  expect(await preview({ verifiedAt: "01/03/2026" })).toMatchObject({
    refused: 1,
    rows: [{ errors: { verifiedAt: [expect.stringContaining("2027-05-10T08:30:00Z")] } }],
  });
});

it("the same season in another order is no change, and no suggestion either", async () => {
  const before = (await (await editor.send("GET", `${path}/${uuid}`)).json()) as ShownRecord;
  const change = { season: [{ from: "04-01", to: "10-31" }] };
  const answer = await editor.send("PATCH", `${path}/${uuid}`, change, { "If-Match": `"${before.version}"` });
  expect(await answer.json()).toMatchObject({ version: before.version });
  const suggested = await editor.send("POST", `/api/accommodations/${uuid}/correction-suggestions`, {
    changes: { ...change, beds: 7 },
  });
  const { uuid: suggestion } = (await suggested.json()) as { uuid: string };
  const shown = await editor.send("GET", `/api/administration/correction-suggestions/${suggestion}`);
  expect(((await shown.json()) as { changes: { field: string }[] }).changes.map(({ field }) => field)).toEqual([
    "beds",
  ]);
});
