import { expect, it } from "vitest";
import { facts as english } from "#messages/en/facts.ts";
import { facts as spanish } from "#messages/es/facts.ts";
import { serviceOfWords } from "./service-of-words.ts";

const en = (typed: string) => serviceOfWords(typed, (service) => english.services[service]);
const es = (typed: string) => serviceOfWords(typed, (service) => spanish.services[service]);

it("knows services of towns by their names", () => {
  expect(en("pharmacy")).toBe("pharmacy");
  expect(en("Cash machine")).toBe("bank");
  expect(en("doctor")).toBe("medical");
  expect(es("farmacia")).toBe("pharmacy");
  expect(es("autobús")).toBe("bus");
  expect(es("farmacias")).toBe("pharmacy");
});

it("takes no name of a town for one", () => {
  for (const typed of ["", "a", "Burgos", "Sarria", "pulpo", "ba"]) expect(en(typed)).toBeUndefined();
});
