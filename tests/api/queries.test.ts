import { expect, it } from "vitest";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffBrowser } from "#tests/support/staff.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

interface Parameter {
  readonly name: string;
  readonly in: string;
}

/** Every operation that reads, with the names that its query may have. */
async function queriesOfOperations(): Promise<readonly (readonly [path: string, name: string])[]> {
  const { paths } = (await (await application.get("/api/openapi.json")).json()) as {
    paths: Record<string, { get?: { parameters?: readonly Parameter[] } }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((parameter) => parameter.in === "query")
      .map(
        ({ name }) => [`/api${path.replaceAll("{slug}", "camino-ingles").replaceAll(/\{\w+\}/g, "x")}`, name] as const,
      ),
  );
}

it.each(["a%00b", "__proto__", "-1e999"])("is answered whatever it asks for, as %s", async (value) => {
  const administrator = await staffBrowser(application, database, "administrator");
  const queries = await queriesOfOperations();
  expect(queries.length).toBeGreaterThan(80);
  const failed: string[] = [];
  for (const [path, name] of queries) {
    const { status } = await administrator.send("GET", `${path}?${name}=${value}`);
    if (status >= 500) failed.push(`${path}?${name}: ${status}`);
  }
  expect(failed).toEqual([]);
});

it("names nothing by a NUL, which stands in no name", async () => {
  expect((await application.get("/api/towns?route=camino-ingles%00")).status).toBe(422);
});
