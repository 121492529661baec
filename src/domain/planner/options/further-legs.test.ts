import { expect, it } from "vitest";
import { readFurtherLegs, writeFurtherLegs } from "./further-legs.ts";

const read = (...legs: readonly string[]) => readFurtherLegs(new URLSearchParams(legs.map((leg) => ["then", leg])));
const stops = (count: number) => Array.from({ length: count }, (_, index) => `stop-${index}`);

it("round-trip through the address, with a stop for each moved night", () => {
  const legs = [
    { route: "finisterre", to: "fisterra", mustStop: stops(40) },
    { route: "muxia", to: "muxia", mustStop: [] },
  ];
  expect(readFurtherLegs(new URLSearchParams(writeFurtherLegs(legs)))).toEqual(legs);
});

it("end before an invalid or surplus leg, because the next one would start at its end", () => {
  expect(read("a:b", `b:c,${stops(41).join()}`, "c:d")).toEqual([{ route: "a", to: "b", mustStop: [] }]);
  for (const strange of ["", "a", "a:", ":b", "a:B", "a:b,", "a:\0", "__proto__:b", "a:b c", `a:${"b".repeat(5000)}`])
    expect(read(strange, "a:b"), strange).toEqual([]);
  expect(read(...Array.from({ length: 500 }, () => "a:b"))).toHaveLength(9);
});
