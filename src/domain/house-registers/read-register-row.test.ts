import { expect, it } from "vitest";
import { readRegisterRow } from "./read-register-row.ts";

it.each([
  ["node/9572026791", "node/9572026791"],
  ["way/1", "way/1"],
  // A number alone may identify a node, a way or a relation.
  ["273386147", ""],
  ["https://www.openstreetmap.org/node/1", ""],
])("accepts only complete OpenStreetMap elements: %s", (cell, osmId) => {
  expect(readRegisterRow(["Casa", cell], { name: 0, osmId: 1 }, 2)).toMatchObject({ name: "Casa", osmId });
});
