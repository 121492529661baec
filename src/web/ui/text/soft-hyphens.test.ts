import { expect, it } from "vitest";

import { withSoftHyphens } from "./soft-hyphens.ts";

it.each([
  ["Roncesvalles", "Ron-ces-va-lles"],
  ["Pamplona", "Pam-plo-na"],
  ["Sarria", "Sarria"],
  ["Castrojeriz", "Cas-tro-je-riz"],
  ["Villafranca Montes de Oca", "Vi-lla-fran-ca Montes de Oca"],
  ["Terradillos de los Templarios", "Te-rra-di-llos de los Tem-pla-rios"],
  ["Saint-Jean-Pied-de-Port", "Saint-Jean-Pied-de-Port"],
  ["Logroño", "Lo-gro-ño"],
  ["Hospital de Órbigo", "Hos-pi-tal de Órbigo"],
  ["Ponte do Lima", "Ponte do Lima"],
  ["Carvalhos", "Car-va-lhos"],
  ["A Rúa (Buscás)", "A Rúa (Buscás)"],
  ["", ""],
])("hyphenates %s", (name, divided) => {
  expect(withSoftHyphens(name).replaceAll("\u00ad", "-")).toBe(divided);
});
