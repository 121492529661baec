import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { applicationContext } from "#web/server/app-context.ts";
import { loader } from "#web/pages/planner/sheet.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const { get, context: application } = testApplication(await testDatabase({ seeded: true }));

/** The response of `/planner/sheet` for these routes. */
async function sheetOf(routes: readonly string[]): Promise<Response> {
  const url = new URL("http://localhost/planner/sheet");
  for (const route of routes) url.searchParams.append("route", route);
  const context = new RouterContextProvider();
  context.set(applicationContext, application);
  const request = new Request(url);
  return loader({ request, url, context, params: {}, pattern: "/planner/sheet" }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
}

it("answers 404 if no route is known, and draws the known ones", async () => {
  expect((await sheetOf([])).status).toBe(404);
  expect((await sheetOf(["camino-nowhere"])).status).toBe(404);
  const [known, mixed] = await Promise.all([sheetOf(["camino-ingles"]), sheetOf(["camino-nowhere", "camino-ingles"])]);
  expect(known.status).toBe(200);
  expect(await mixed.text()).toBe(await known.text());
});

it("uses at most ten routes, each once", async () => {
  const { data } = await (await get("/api/routes")).json();
  const slugs: string[] = data.map(({ slug }: { slug: string }) => slug);
  expect(slugs.length).toBeGreaterThan(10);
  const ten = await (await sheetOf(slugs.slice(0, 10))).text();
  expect(await (await sheetOf(slugs)).text()).toBe(ten);
  expect(await (await sheetOf([slugs[0]!, slugs[0]!, ...slugs.slice(1)])).text()).toBe(ten);
  const unknown = Array.from({ length: 10 }, (_, index) => `camino-nowhere-${index}`);
  expect((await sheetOf([...unknown, "camino-ingles"])).status).toBe(404);
});
