import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accommodation } from "#database/schema/places/accommodation.ts";
import { town } from "#database/schema/routes/town.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { seededRandom } from "#tests/support/random.ts";
import { accommodationDirectory, type AccommodationDirectory, type ListedHouse } from "./accommodation-directory.ts";
import { townDirectory, type TownDirectory } from "./town-directory.ts";

const database = await testDatabase({ seeded: true });
const { context } = testApplication(database);

async function directory(): Promise<AccommodationDirectory> {
  context.content.contentChanged();
  return accommodationDirectory(context);
}

describe("the in-memory directory of places to stay", () => {
  let before: AccommodationDirectory;
  beforeEach(async () => (before = await directory()));

  it("keeps its objects while nothing has changed", async () => {
    await database.pool.query("UPDATE content_revision SET revision = revision + 1");
    expect(await directory()).toBe(before);
  });

  it("follows a place that is changed, hidden, moved to another town and deleted, and keeps the others", async () => {
    const [house, other] = before.houses;
    if (!house || !other) throw new Error("There are houses.");
    const { uuid } = house.record;
    const set = (values: Partial<typeof accommodation.$inferInsert>) =>
      database.drizzle.update(accommodation).set(values).where(eq(accommodation.uuid, uuid));
    await set({ name: "Zzyzxandra" });
    const renamed = await directory();
    expect(renamed.index.find("zzyzxandra")[0]?.record.uuid).toBe(uuid);
    expect(renamed.byUuid.get(other.record.uuid)?.record).toBe(other.record);
    const elsewhere = before.houses.find((one) => one.town.uuid !== house.town.uuid)?.town.uuid ?? "";
    await set({ townUuid: elsewhere });
    expect((await directory()).byTown.get(elsewhere)?.map(({ record }) => record.uuid)).toContain(uuid);
    await set({ published: false });
    expect((await directory()).byUuid.get(uuid) !== undefined).toBe(false);
    await set({ published: true });
    expect((await directory()).houses.length).toBe(before.houses.length);
    await database.drizzle.delete(accommodation).where(eq(accommodation.uuid, uuid));
    expect((await directory()).houses.length).toBe(before.houses.length - 1);
  });

  it("follows changes of a town", async () => {
    const [house] = before.houses;
    if (!house) throw new Error("There are houses.");
    const set = (values: Partial<typeof town.$inferInsert>) =>
      database.drizzle.update(town).set(values).where(eq(town.uuid, house.town.uuid));
    await set({ name: "Villanovissima" });
    expect((await directory()).index.find("villanovissima").length).toBeGreaterThan(0);
    await set({ published: false });
    expect((await directory()).byUuid.get(house.record.uuid) !== undefined).toBe(false);
  });
});

describe("after random changes", () => {
  const random = seededRandom(11);
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const set = (column: string) => `UPDATE accommodation SET ${column} = $2 WHERE uuid = $1`;

  /** The contents of a directory, in order. */
  function contentsOf({ houses, byTown, byUuid, byLatitude, index, amenities }: AccommodationDirectory) {
    const uuids = (list: readonly ListedHouse[]) => list.map(({ record }) => record.uuid);
    return {
      houses: houses.map(({ record, town: { uuid, houses: count } }) => ({ record, uuid, count })),
      byUuid: houses.filter(({ record }) => byUuid.get(record.uuid)?.record === record).length,
      byTown: [...byTown].map(([uuid, list]) => [uuid, ...uuids(list)].join(" ")).toSorted(),
      byLatitude: uuids(byLatitude),
      found: ["casa", "zzz", "albergue peregrinos", "leon"].map((words) => uuids(index.find(words))),
      amenities,
    };
  }

  const contentsOfTowns = ({ towns, byRoute, index, bySlug }: TownDirectory) => ({
    towns,
    byRoute: [...byRoute].map(([slug, list]) => [slug, ...list.map(({ uuid }) => uuid)].join(" ")).toSorted(),
    found: ["leon", "san", "vila"].map((words) => index.find(words).map(({ slug }) => slug)),
    slugs: [...bySlug.keys()].toSorted(),
  });

  it("equals a freshly loaded directory", async () => {
    const { houses } = await directory();
    const towns = [...new Set(houses.map(({ town: { uuid } }) => uuid))];
    for (let round = 0; round < 3; round += 1) {
      for (let change = 0; change < 5; change += 1) {
        const { uuid } = oneOf(houses).record;
        const [statement, value] = oneOf([
          [set("name"), `Zzz ${oneOf(["Á", "a", "ñ", "n", "Casa"])} ${round}`],
          [set("beds"), round * 5 + change],
          [set("lat"), oneOf([null, 42, 43])],
          [set("town_uuid"), oneOf(towns)],
          [set("amenities"), oneOf([["wifi"], ["kitchen", "wifi"], []])],
          [set("published"), oneOf([true, false])],
          [set("type"), oneOf(["hotel", "hostel"])],
          [
            "UPDATE town SET name = $2 WHERE uuid = (SELECT town_uuid FROM accommodation WHERE uuid = $1)",
            `Vila ${round}`,
          ],
          [
            "UPDATE town SET published = $2 WHERE uuid = (SELECT town_uuid FROM accommodation WHERE uuid = $1)",
            round > 2,
          ],
        ] as const);
        await database.pool.query(statement, [uuid, value]);
      }
      const anew = testApplication(database).context;
      expect(contentsOf(await directory())).toEqual(contentsOf(await accommodationDirectory(anew)));
      expect(contentsOfTowns(await townDirectory(context))).toEqual(contentsOfTowns(await townDirectory(anew)));
    }
  });

  it("keeps towns unaffected by a change of a place", async () => {
    const { houses } = await directory();
    const before = await townDirectory(context);
    await database.pool.query(set("beds"), [oneOf(houses).record.uuid, 77]);
    expect((await directory()).houses.some(({ record }) => record.beds === 77)).toBe(true);
    expect(await townDirectory(context)).toBe(before);
  });
});
