import { expect, it } from "vitest";
import { placesIn } from "./place-lines.ts";

it.each([
  ["Ferrol", ["Ferrol"]],
  ["  ", []],
  ["1. Ferrol", ["Ferrol"]],
  ["3) Betanzos", ["Betanzos"]],
  ["4 - Santiago de Compostela", ["Santiago de Compostela"]],
  ["Etapa 1: Saint Jean Pied de Port - Roncesvalles (24,7 km)", ["Saint Jean Pied de Port", "Roncesvalles"]],
  ["Etapa 2: Roncesvalles - Zubiri 21,4 km", ["Roncesvalles", "Zubiri"]],
  ["Day 4: Pamplona → Puente la Reina", ["Pamplona", "Puente la Reina"]],
  ["Etapa 5 Puente la Reina a Estella", ["Puente la Reina", "Estella"]],
  ["Arzúa - O Pedrouzo - Santiago", ["Arzúa", "Santiago"]],
  ["Markina-Xemein", ["Markina-Xemein"]],
  ["A Rúa a Vila", ["A Rúa a Vila"]],
])("finds in %j the places %j", (line, places) => {
  expect(placesIn(line)).toEqual(places);
});
