import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pointOfInterestList, type PointOfInterestList } from "#contract/places/points-of-interest.ts";
import { pointOfInterest } from "#database/schema/places/point-of-interest.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { get, context } = testApplication(database);
const list = async (query: string): Promise<PointOfInterestList> =>
  pointOfInterestList.parse(await (await get(`/api/points-of-interest?${query}`)).json());

describe("GET /api/points-of-interest", () => {
  it("lists all, named ones first", async () => {
    const { data, total } = await list("perPage=100&page=19");
    expect(total).toBe(4240);
    const unnamed = data.findIndex(({ name }) => name === null);
    expect(unnamed).toBeGreaterThan(0);
    expect(data.slice(unnamed).every(({ name }) => name === null)).toBe(true);
  });

  it("filters by route, town and kind", async () => {
    const { data, total } = await list("route=camino-frances&town=leon&kind=pharmacy&kind=church&perPage=100");
    expect(total).toBeGreaterThan(5);
    expect(
      data.every(
        ({ kind, town, routes }) =>
          ["pharmacy", "church"].includes(kind) && town?.slug === "leon" && routes.includes("camino-frances"),
      ),
    ).toBe(true);
    expect(data[0]?.url).toBe("/camino-frances/leon");
  });

  it("searches by name", async () => {
    expect((await list("q=colegiata+roncesvales")).data[0]?.slug).toBe("real-colegiata-de-santa-maria-de-roncesvalles");
  });

  it("leaves out unpublished ones", async () => {
    const slug = "real-colegiata-de-santa-maria-de-roncesvalles";
    await database.drizzle.update(pointOfInterest).set({ published: false }).where(eq(pointOfInterest.slug, slug));
    context.content.contentChanged();
    expect((await list("q=colegiata+roncesvalles")).data.map((point) => point.slug)).not.toContain(slug);
  });

  it.each([
    ["kind=volcano", "kind"],
    ["route=camino-nowhere", "route"],
    ["town=nowhere", "town"],
    ["sort=km", "sort"],
    ["colour=red", "colour"],
  ])("answers 422 to ?%s", async (query, field) => {
    const problem = await problemOf(await get(`/api/points-of-interest?${query}`));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });
});
