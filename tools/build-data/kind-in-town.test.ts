import { expect, it } from "vitest";
import { kindInTown } from "./kind-in-town.ts";

it.each([
  ["Hostal", "Spain", "Grado", "Hostal en Grado"],
  ["Casa Rural", "Spain", "Villalval", "Casa Rural en Villalval"],
  ["Albergue Hostel", "Portugal", "Viana do Castelo", "Albergue Hostel em Viana do Castelo"],
  ["Gite d'Etape", "France", "Saint-Alban-sur-Limagnole", "Gite d'Etape à Saint-Alban-sur-Limagnole"],
  ["Camping municipal", "France", "Aumont-Aubrac", "Camping municipal d’Aumont-Aubrac"],
  ["Albergue de peregrinos Municipal", "Spain", "Miraz", "Albergue de peregrinos Municipal de Miraz"],
])("names a place to stay that its source calls %s in %s after its town: %s", (name, country, town, written) => {
  expect(kindInTown(name, country, town)).toBe(written);
});

it.each(["Albergue El Peregrino", "Casa del Peregrino", "Posada Araceli", "L'Étape", "Hostal Camino de Santiago"])(
  "keeps a name unchanged: %s",
  (name) => {
    expect(kindInTown(name, "Spain", "Tineo")).toBe(name);
  },
);
