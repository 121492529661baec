import { describe, expect, it } from "vitest";

import { changedLists, type Favourite, mergedLists, noFavourites } from "./favourite-lists.ts";

const favourite = (uuid: string, note = ""): Favourite => ({ uuid, name: uuid.toUpperCase(), note });
const lists = { ...noFavourites, towns: [favourite("a"), favourite("b"), favourite("c")] };
const order = (changed: typeof lists | typeof noFavourites) => changed.towns.map(({ uuid }) => uuid).join("");

describe("a change", () => {
  it("adds at the end or at a position, without duplicates", () => {
    expect(order(changedLists(lists, { kind: "towns", do: "add", favourite: favourite("d") }))).toBe("abcd");
    expect(order(changedLists(lists, { kind: "towns", do: "add", favourite: favourite("d"), at: 1 }))).toBe("adbc");
    expect(order(changedLists(lists, { kind: "towns", do: "add", favourite: favourite("b") }))).toBe("abc");
  });

  it("removes, notes and moves one", () => {
    expect(order(changedLists(lists, { kind: "towns", do: "remove", uuid: "b" }))).toBe("ac");
    expect(changedLists(lists, { kind: "towns", do: "note", uuid: "b", note: "x" }).towns[1]?.note).toBe("x");
    expect(order(changedLists(lists, { kind: "towns", do: "move", uuid: "c", to: 0 }))).toBe("cab");
    expect(order(changedLists(lists, { kind: "towns", do: "move", uuid: "z", to: 0 }))).toBe("abc");
  });

  it("leaves the other list alone", () => {
    expect(changedLists(lists, { kind: "accommodations", do: "add", favourite: favourite("h") }).towns).toBe(
      lists.towns,
    );
  });
});

describe("a merge", () => {
  it("neither loses nor duplicates entries", () => {
    const account = { ...noFavourites, towns: [favourite("b", "mine"), favourite("a")] };
    const browser = {
      towns: [favourite("a", "swim"), favourite("b", "stay"), favourite("c", "eat")],
      accommodations: [favourite("h")],
    };
    expect(mergedLists(account, browser)).toEqual({
      towns: [favourite("b", "mine\nstay"), favourite("a", "swim"), favourite("c", "eat")],
      accommodations: [favourite("h")],
    });
  });

  it("is idempotent", () => {
    const account = { ...noFavourites, towns: [favourite("b", "mine")] };
    const browser = { ...noFavourites, towns: [favourite("b", "stay")] };
    const once = mergedLists(account, browser);
    expect(mergedLists(once, browser)).toEqual(once);
  });
});
