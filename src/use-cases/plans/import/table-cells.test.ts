import { expect, it } from "vitest";
import { datesIn, placesIn } from "./table-cells.ts";

it.each([
  ["ISO", ["2027-05-10", "2027-05-11T08:00:00Z", "2027/5/12"], ["2027-05-10", "2027-05-11", "2027-05-12"]],
  ["European", ["10/05/2027", "11.5.2027", "Mié. 12-05-2027"], ["2027-05-10", "2027-05-11", "2027-05-12"]],
  ["American", ["05/12/2027", "05/13/2027"], ["2027-05-12", "2027-05-13"]],
  ["American by how close they lie", ["05/09/2027", "05/10/2027"], ["2027-05-09", "2027-05-10"]],
  ["other", ["soon", "31/02/2027", "", "1/1/9999"], [null, null, null, null]],
])("reads %s dates", (_, cells, dates) => {
  expect(datesIn(cells)).toEqual(dates);
});

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
