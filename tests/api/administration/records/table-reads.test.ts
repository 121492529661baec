import { expect, it, vi } from "vitest";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");

/** The rows that the database returns meanwhile. */
async function rowsRead(work: () => Promise<void>): Promise<number> {
  const asked = vi.spyOn(database.pool, "query");
  await work();
  const answers = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<{ rows?: unknown[] }>));
  asked.mockRestore();
  return answers.reduce((sum, { rows = [] }) => sum + rows.length, 0);
}

it.each([
  ["towns", "slug,size,lat,lon\nsarria,city,42.78,-7.41\n"],
  ["accommodations", "slug,townUuid,lat,lon\nnobody-knows-it,sarria,42.78,-7.41\n"],
  ["segments", "key,arcs\nnew,1 2 3\n"],
])("a table of %s with one row reads the records it names, not all", async (resource, table) => {
  const read = await rowsRead(async () => {
    const preview = `/api/administration/${resource}/import/preview`;
    const answer = await editor.send("POST", preview, fileForm(table, "table.csv"));
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { rows: unknown[] }).rows).toHaveLength(1);
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(30);
});

it("refuses a hundred thousand entries in one cell without looking each of them up", async () => {
  const table = `key,arcs\nnew,${Array.from({ length: 100_000 }, (_, at) => at + 1).join(";")}\n`;
  const read = await rowsRead(async () => {
    const answer = await editor.send("POST", "/api/administration/segments/import/preview", fileForm(table, "t.csv"));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      refused: 1,
      rows: [{ errors: { arcs: expect.any(Array) as string[] } }],
    });
  });
  expect(read).toBeLessThan(1_100);
});
