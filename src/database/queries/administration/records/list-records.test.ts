import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { foldText } from "#domain/places/place-search/fold-text.ts";
import { seededRandom, shuffled } from "#tests/support/random.ts";
import { arcStore, waypointStore } from "./waypoints.ts";
import { distanceStore } from "./distances.ts";
import { listRecords } from "./list-records.ts";
import { keyColumn, type Fields, type RecordStore } from "./record-store.ts";
import { townStore } from "./towns.ts";
import { titlesOf } from "./find-records.ts";

const database = await testDatabase({ seeded: true });
await database.pool.query("UPDATE arc SET surface = 'Pista de grava – Camiño' WHERE id % 97 = 0");
await database.pool.query("UPDATE distance SET override_m = 1, override_source = 'Měřeno, 100 %' WHERE id % 89 = 0");
await database.pool.query(
  "UPDATE waypoint SET name = NULL WHERE uuid IN (SELECT uuid FROM waypoint ORDER BY uuid LIMIT 40)",
);
await database.pool.query(
  "UPDATE town SET local_names = '{Donibane,_raro_,Łódź,Røros,Þingvellir}' WHERE slug = 'sarria'",
);

/** Compares as the database does, character by character. */
const comparable = (text: string): string =>
  [...text.normalize("NFKC")].map((letter) => foldText(letter) || letter).join("");

const search = async (store: RecordStore, q: string): Promise<readonly Fields[]> => {
  const filter = { q, published: undefined, missing: [], route: undefined, values: {} };
  const sort = { field: store.isNumbered ? "id" : "name", isDescending: false };
  return (await listRecords(database, store, filter, { sort, page: 1, perPage: 100_000 })).records;
};

it.each([
  ["towns", townStore, "name"],
  ["waypoints", waypointStore, "name"],
  ["arcs", arcStore, "name"],
  ["distances", distanceStore, "fromTownUuid"],
] as const)(
  "finds the %s with every search word in a name or another searched field, sorted",
  async (_, store, title) => {
    const all = await search(store, "");
    const keys = all.map(({ uuid }) => String(uuid));
    const titles = await titlesOf(database, store, title, keys);
    const texts = new Map(
      all.map((record) => {
        const searched = store.searched.map((field) => [record[field]].flat().join("\n"));
        const named = store.name ? [titles.get(String(record["uuid"]))?.title ?? ""] : [];
        return [String(record["uuid"]), comparable([...searched, ...named].join("\n"))] as const;
      }),
    );
    expect(keyColumn(store)).toBeDefined();
    const random = seededRandom(7);
    const words = shuffled(
      [...texts.values()].flatMap((text) => text.split(/\s+/).filter(Boolean)),
      random,
    ).slice(0, 25);
    const pieces = words.map((word) => word.slice(Math.floor(random() * word.length)));
    const asked = [
      ...words.slice(0, 10),
      ...pieces,
      "–",
      "%",
      "_",
      "\\",
      "RÍ",
      "de la",
      "grava",
      "měř",
      "san pedro",
      "donibane",
      "lodz",
      "ŁÓDŹ",
      "roros",
      "thing",
      "％",
      "＼",
    ];
    for (const q of asked) {
      const parts = q.split(/\s+/).map(comparable);
      const plain = keys.filter((key) => parts.every((part) => texts.get(key)?.includes(part)));
      expect([q, (await search(store, q)).map(({ uuid }) => String(uuid))]).toEqual([q, plain]);
    }
  },
);
