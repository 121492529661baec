import { expect, it } from "vitest";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { auditedBesideRecords } from "#domain/accounts/audit-actions.ts";
import { administration as en } from "#messages/en/administration/administration.ts";
import { administration as es } from "#messages/es/administration/administration.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

interface Parameter {
  readonly name: string;
  readonly in: string;
}

/** Every GET operation with its query parameters. */
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

it.each(["a%00b", "__proto__", "-1e999"])("no operation fails for any of its parameters set to %s", async (value) => {
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

it("refuses names with NUL", async () => {
  expect((await application.get("/api/towns?route=camino-ingles%00")).status).toBe(422);
});

it("reports the lower of two limits, once", async () => {
  const errorsOf = async (path: string) => (await problemOf(await application.get(path))).errors;
  expect(await errorsOf("/api/routes?page=99999999999999999999")).toEqual({ page: ["This may be at most 10,000."] });
  expect(await errorsOf(`/api/search?q=${"x".repeat(300)}`)).toEqual({ q: ["This may have at most 100 characters."] });
});

it("reports that a parameter given twice takes one value", async () => {
  for (const name of ["page", "q", "sort"])
    expect((await problemOf(await application.get(`/api/routes?${name}=1&${name}=2`))).errors).toEqual({
      [name]: ["This takes one value, not several."],
    });
});

it("explains which part of the graph can be requested", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const problem = await problemOf(await editor.send("GET", "/api/administration/graph"));
  expect(problem.errors).toEqual({ route: ["Name a route or a box, one of the two."] });
});

it("explains what a number has to be", async () => {
  for (const value of ["NaN", "1,5", "near"])
    expect((await problemOf(await application.get(`/api/accommodations?withinKm=${value}`))).errors).toEqual({
      withinKm: ["This must be a number."],
    });
});

it("every list refuses unknown parameters", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const lists = Object.keys(resources).map((name) => `/api/administration/${name}`);
  for (const path of [...lists, "/api/administration/audit", "/api/administration/register-imports", "/api/plans"]) {
    const problem = await problemOf(await editor.send("GET", `${path}?publshed=true`));
    expect(problem, path).toMatchObject({ status: 422, errors: { publshed: ["There is no such field."] } });
  }
});

it("refuses unknown names of resources and actions in the change log", async () => {
  const editor = await staffBrowser(application, database, "editor");
  const log = async (query: string) => editor.send("GET", `/api/administration/audit?${query}`);
  const { errors } = await problemOf(await log("resource=towns&action=updated"));
  expect(errors).toEqual({
    resource: [expect.stringContaining("town")],
    action: [expect.stringContaining("update")],
  });
  const words = [en.audit.resources, es.audit.resources];
  for (const named of words) {
    expect(Object.keys(named).toSorted()).toEqual(auditedBesideRecords.toSorted());
  }
});
