import { expect, it } from "vitest";
import { finish } from "#domain/steps.ts";
import { seededRandom } from "#tests/support/random.ts";
import { compareMatches, PlaceIndex, type Findable } from "./place-index.ts";

const place = (key: string, names: readonly string[], rank = 1, group = 0): Findable => ({ key, names, rank, group });

const asItIs = (thing: Findable): Findable => thing;

const index = new PlaceIndex(
  [
    place("house", ["Albergue León", "Albergue León Sarria"], 0, 1),
    place("leon", ["León"], 0),
    place("leonor", ["Leonor"], 0),
    place("villa", ["Villa León"], 3),
    place("st-jean", ["Saint-Jean-Pied-de-Port", "St Jean Pied de Port", "Donibane Garazi"], 1),
    place("ponferrada", ["Ponferrada"], 1),
    place("a-burgo", ["Burgo"], 2),
    place("b-burgo", ["Burgo"], 2),
    place("burgo-ranero", ["El Burgo Ranero"], 2),
  ],
  asItIs,
);
const keysOf = (typed: string): string[] => index.find(typed).map(({ key }) => key);

it("ranks by group, then whole words, then rank", () => {
  expect(keysOf("leon")).toEqual(["leon", "villa", "leonor", "house"]);
});

it("finds alternative names, and words in any order within one name", () => {
  expect(keysOf("st jean")).toEqual(["st-jean"]);
  expect(keysOf("garazi")).toEqual(["st-jean"]);
  expect(keysOf("ranero burgo")).toEqual(["burgo-ranero"]);
  expect(keysOf("donibane port")).toEqual([]);
});

it("ranks exact matches before fuzzy ones, whatever their group", () => {
  const both = new PlaceIndex([place("town", ["Sarria"]), place("house", ["Casa Saria"], 0, 1)], asItIs);
  expect(both.find("saria").map(({ key }) => key)).toEqual(["house", "town"]);
});

it("tolerates a typo", () => {
  expect(keysOf("ponferada")).toEqual(["ponferrada"]);
  expect(keysOf("sarira albergue")).toEqual(["house"]);
});

it("breaks ties by exact match, then by key", () => {
  expect(keysOf("burgo")).toEqual(["a-burgo", "b-burgo", "burgo-ranero"]);
});

it("finds added entries, and no removed ones", () => {
  const first = place("first", ["Arcos"]);
  const changing = new PlaceIndex([first], asItIs);
  changing.add(place("second", ["Los Arcos"]));
  expect(changing.find("arcos").map(({ key }) => key)).toEqual(["first", "second"]);
  changing.remove(first);
  expect(changing.find("arcos").map(({ key }) => key)).toEqual(["second"]);
});

it("finds nothing for punctuation", () => {
  expect(keysOf("--")).toEqual([]);
});

it("returns the same order whatever the order of insertion", () => {
  const things = [place("b", ["Arcos"]), place("a", ["Arcos"]), place("c", ["Los Arcos"])];
  const keys = (list: Findable[]): string[] => new PlaceIndex(list, asItIs).find("arcos").map(({ key }) => key);
  expect(keys(things.toReversed())).toEqual(keys(things));
});

it("searches very many names in steps, of which each is short", () => {
  const things = Array.from({ length: 40_000 }, (_, number) =>
    place(`${number}`, [`Casa ${number}`, `Casa ${number} Arcos`]),
  );
  const steps = new PlaceIndex(things, asItIs).findInSteps("casa");
  let count = 0;
  while (!steps.next().done) count += 1;
  // 40,000 words, as many houses, and the order of all of them.
  expect(count).toBeGreaterThan(18 + 40_000 / 512);
});

it("equals sorting all matches, for any limit", () => {
  const random = seededRandom(5);
  const names = ["Arcos", "Arco", "Los Arcos", "Arcoss", "Arcas", "Barcos", "Árcos de Arriba"];
  const things = Array.from({ length: 900 }, (_, number) => {
    const own = names[Math.floor(random() * names.length)]!;
    return place(`${Math.floor(random() * 900)}-${number}`, [own, `${own} otro`], Math.floor(random() * 5), number % 2);
  });
  const many = new PlaceIndex(things, asItIs);
  for (const typed of ["arcos", "arc", "arcos de", "otro arcos", "arco"]) {
    const ranked = [...finish(many.findRankedInSteps(typed))];
    expect(ranked.length).toBeGreaterThan(100);
    expect(ranked).toEqual(ranked.toSorted(compareMatches));
    expect(ranked.map(({ item }) => item)).toEqual(many.find(typed));
    const first = [];
    for (const { item } of finish(many.findRankedInSteps(typed))) if (first.push(item) === 70) break;
    expect(first).toEqual(many.find(typed).slice(0, 70));
  }
});
