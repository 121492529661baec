import { expect, it } from "vitest";
import { recordSchemas } from "#contract/administration/record.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { sampleRecords } from "./sample-records.ts";

const database = await testDatabase({ seeded: true });
const editor = await staffBrowser(testApplication(database), database, "editor");

it("stores each entry of a list once", async () => {
  const path = "/api/administration/accommodations";
  const [sample] = sampleRecords.filter(({ resource }) => resource === "accommodations");
  const house = { ...sample?.creation, slug: "albergue-repetido", otherNames: ["Uno", "Dos", "Uno"] };
  const { shown } = recordSchemas(resources.accommodations);
  const made = shown.parse(
    await (await editor.send("POST", path, { ...house, amenities: ["wifi", "pets", "wifi"] })).json(),
  );
  expect(made).toMatchObject({ otherNames: ["Uno", "Dos"], amenities: ["wifi", "pets"] });
});

it("places a new route without a position last in the lists", async () => {
  const path = "/api/administration/routes";
  const [sample] = sampleRecords.filter(({ resource }) => resource === "routes");
  const answer = await editor.send("POST", path, { ...sample?.creation, slug: "camino-ultimo" });
  expect(answer.status).toBe(201);
  const { list } = recordSchemas(resources.routes);
  const last = list.parse(await (await editor.send("GET", `${path}?sort=-sort&perPage=1`)).json());
  expect(last.data[0]?.["slug"]).toBe("camino-ultimo");
});

it.each([
  ["accommodations", { verifiedAt: "0000-01-01T00:00:00Z" }],
  ["accommodations", { verifiedAt: "9999-12-31T23:59:59-12:00" }],
  ["towns", { feasts: ["0000-01-01"] }],
  ["routes", { endTownUuid: "leon" }],
  ["towns", { sources: { name: { source: " ", date: null, certainty: null } } }],
  ["towns", { sources: { name: { source: "x".repeat(501), date: null, certainty: null } } }],
])("refuses %s with %j by field", async (resource, wrong) => {
  const [sample] = sampleRecords.filter((one) => one.resource === resource);
  const record = { ...sample?.creation, slug: "camino-refused", ...wrong };
  const answer = await editor.send("POST", `/api/administration/${resource}`, record);
  expect(answer.status).toBe(422);
  const fields = Object.keys((await problemOf(answer)).errors ?? {}).map((field) => field.split(".")[0]);
  expect(fields).toEqual(Object.keys(wrong));
});
