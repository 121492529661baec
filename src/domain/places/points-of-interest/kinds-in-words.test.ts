import { expect, it } from "vitest";

import { kindInWords } from "./kinds-in-words.ts";

it.each([
  ["santiago farmacia", ["pharmacy"], "santiago"],
  ["Farmacia en Burgos", ["pharmacy"], "burgos"],
  ["pharmacies in León", ["pharmacy"], "leon"],
  ["centro de salud de Sarria", ["clinic", "hospital"], "sarria"],
  ["Hontanas fuente", ["fountain", "water"], "hontanas"],
  ["Ponferrada train station", ["train_station"], "ponferrada"],
])("reads a kind and a place in %s", (typed, kinds, place) => {
  expect(kindInWords(typed)).toEqual({ kinds, place });
});

it.each(["", "farmacia", "farmacia de", "Santiago de Compostela", "San Juan de Ortega farmacia vieja"])(
  "reads none in '%s'",
  (typed) => {
    expect(kindInWords(typed)).toBeUndefined();
  },
);
