import { expect, it } from "vitest";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { visitor } from "#use-cases/actor.ts";
import { notFound } from "./nearest-pages.server.ts";

const { context } = testApplication(await testDatabase({ seeded: true }));

async function leadsTo(pathname: string): Promise<string | null> {
  const thrown: unknown = await notFound({ ...context, actor: visitor }, pathname);
  return thrown instanceof Response ? thrown.headers.get("Location") : null;
}

it.each([
  ["/Camino-Frances", "/camino-frances"],
  ["/ES/Camino-Frances/Burgos", "/es/camino-frances/burgos"],
  ["/Camino-Nowhere", null],
  ["/camino-frances/nowhere", null],
])("suggests for %s the page %s", async (typed, place) => {
  expect(await leadsTo(typed)).toBe(place);
});

it("names pages for an unknown address of places, and none for one of a person", async () => {
  const named = async (pathname: string) => {
    const thrown = await notFound({ ...context, actor: visitor }, pathname);
    return "data" in thrown ? thrown.data.map(({ name }) => name) : [];
  };
  expect(await named("/camino-frances/burgo")).toContain("El Burgo Ranero");
  expect(await named("/plans/of/burgo")).toEqual([]);
});
