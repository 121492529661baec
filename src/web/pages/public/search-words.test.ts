import { expect, it } from "vitest";
import { facts as english } from "#messages/en/components/facts.ts";
import { facts as spanish } from "#messages/es/components/facts.ts";
import { serviceOfWords, walkOfWords } from "./search-words.ts";

const en = (typed: string) => serviceOfWords(typed, (service) => english.services[service]);
const es = (typed: string) => serviceOfWords(typed, (service) => spanish.services[service]);

it("recognises services by name", () => {
  expect(["pharmacy", "Cash machine", "doctor"].map(en)).toEqual(["pharmacy", "bank", "medical"]);
  expect(["farmacia", "autobús", "farmacias"].map(es)).toEqual(["pharmacy", "bus", "pharmacy"]);
});

it("does not mistake town names for services", () => {
  for (const typed of ["", "a", "Burgos", "Sarria", "pulpo", "ba"]) expect(en(typed)).toBeUndefined();
});

it.each([
  ["5 days from Sarria", { days: 5, end: "from", place: "sarria" }],
  ["14 días desde O Cebreiro", { days: 14, end: "from", place: "o cebreiro" }],
  ["7 days walking to León", { days: 7, end: "to", place: "leon" }],
  ["10 dias hasta Burgos", { days: 10, end: "to", place: "burgos" }],
])("recognises a walk of some days in either language: %s", (typed, walk) => {
  expect(walkOfWords(typed)).toEqual(walk);
});

it("recognises nothing else as a walk", () => {
  for (const typed of ["", "Sarria", "5 days", "0 days from Sarria", "days from Sarria", "Calle 5", "from Sarria"])
    expect(walkOfWords(typed)).toBeUndefined();
});
