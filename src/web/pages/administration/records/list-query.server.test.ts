import { expect, it } from "vitest";

import { testDatabase } from "#tests/support/database/database.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { editorMember } from "#tests/support/samples/editor-member.ts";

import { routeChoices } from "./list-query.server.ts";

const database = await testDatabase({ seeded: true });
const context = { ...testApplication(database).context, actor: editorMember };

it("offers every route, however many there are", async () => {
  const before = await routeChoices(context);
  await database.pool.query(`INSERT INTO route (uuid, slug, name, start_town_uuid, end_town_uuid, colour, sort)
    SELECT gen_random_uuid(), slug || '-' || copy, name || ' ' || copy, start_town_uuid, end_town_uuid, colour, sort + 20 * copy
    FROM route, generate_series(1, 20) AS copy`);
  const choices = await routeChoices(context);
  expect(before.length).toBeGreaterThan(5);
  expect(new Set(choices.map(({ slug }) => slug)).size).toBe(21 * before.length);
  expect(choices).toHaveLength(21 * before.length);
});
