import { expect, it } from "vitest";

import { withSoftHyphens } from "./soft-hyphens.ts";

it.each([
  ["Roncesvalles", "Ron-ces-va-lles"],
  ["Pamplona", "Pam-plo-na"],
  ["Sarria", "Sa-rria"],
  ["Castrojeriz", "Cas-tro-je-riz"],
  ["Villafranca Montes de Oca", "Vi-lla-fran-ca Mon-tes de Oca"],
  ["Terradillos de los Templarios", "Te-rra-di-llos de los Tem-pla-rios"],
  ["Saint-Jean-Pied-de-Port", "Saint-Jean-Pied-de-Port"],
  ["Logroño", "Lo-gro-ño"],
  ["Hospital de Órbigo", "Hos-pi-tal de Ór-bi-go"],
  ["Ponte do Lima", "Ponte do Lima"],
  ["Carvalhos", "Car-va-lhos"],
  ["A Rúa (Buscás)", "A Rúa (Bus-cás)"],
  ["Zubiri del Camino", "Zu-bi-ri del Ca-mi-no"],
  ["", ""],
])("hyphenates %s", (name, divided) => {
  expect(withSoftHyphens(name).replaceAll("\u00ad", "-")).toBe(divided);
});
