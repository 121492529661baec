import { expect, it } from "vitest";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";

import { saveRecord } from "./save-record.server.ts";

const database = await testDatabase({ seeded: true });
const context = { ...testApplication(database).context, actor: editorMember };

it.each([
  ["no fields at all", {}],
  ["no version", { base: "{}", name: "Other" }],
  ["no initial values", { version: "1", name: "Other" }],
  ["initial values of no form", { version: "1", base: "[1]", name: "Other" }],
  ["a version of no record", { version: "", base: "{}", name: "Other" }],
])("refuses a form with %s, and shows it on top of the current record", async (_, fields) => {
  const { rows } = await database.pool.query("SELECT uuid, name, region FROM town ORDER BY slug LIMIT 1");
  const [{ uuid, name, region }] = rows;
  const sent = new FormData();
  for (const [field, value] of Object.entries(fields)) sent.set(field, value);
  const { answer } = await saveRecord(context, "towns", uuid, sent);
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      errors: { version: [expect.stringContaining("which state of the record")] },
      state: { base: { name, region }, values: { name: sent.get("name") ?? name, region } },
      conflict: null,
    },
  });
  expect(answer?.data.state?.version).toBeGreaterThan(0);
});
