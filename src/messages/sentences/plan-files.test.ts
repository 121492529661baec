import { expect, it } from "vitest";

import { planText as en } from "#messages/en/sentences/plan-files.ts";
import { planText as es } from "#messages/es/sentences/plan-files.ts";

it("names the month of typical prices", () => {
  expect(en.costs(8_250, 8_250, "2026-01", 2)).toContain("(January 2026)");
  expect(es.costs(8_250, 8_250, "2026-01", 1)).toContain("(enero de 2026)");
});

it("distinguishes what a section lacks from what is unknown", () => {
  const stretch = { lacking: "water-food-bed", metres: 16_340, from: "Carrión", to: "Calzadilla" } as const;
  const unsure = { ...stretch, isSure: false, typesChosen: true };
  expect(en.stretch(unsure)).toBe(
    "No water, food or place to stay of your types known for 16.3 km between Carrión and Calzadilla.",
  );
  expect(es.stretch(unsure)).toBe(
    "Que sepamos, no hay agua, comida ni alojamiento de los tipos elegidos en 16,3 km, de Carrión a Calzadilla.",
  );
  const sure = { ...stretch, lacking: "food", isSure: true, typesChosen: false } as const;
  expect(en.stretch(sure)).toBe("No food for 16.3 km between Carrión and Calzadilla.");
  expect(es.stretch(sure)).toBe("No hay comida en 16,3 km, de Carrión a Calzadilla.");
});

it("says when it gets dark", () => {
  const clocks = { zoneAt: () => "Europe/Madrid", aheadAt: () => 0, change: null };
  const day = { leaves: 7.5, arrives: 14.25, pauses: [], at: () => 0, clocks };
  const sun = { rise: 8, set: 20.75, dark: 21 + 1 / 3 };
  expect(en.byClock(day, sun)).toMatch(/dark at 21:20$/);
  expect(es.byClock(day, sun)).toMatch(/anochece a las 21:20$/);
});

it("says how crowded a night probably is, or that it is unknown", () => {
  expect([en.fullness("busy"), en.fullness(null)]).toEqual([
    "Busy night, by our estimate",
    "No data on how full this night is",
  ]);
  expect([es.fullness("busy"), es.fullness(null)]).toEqual([
    "Noche concurrida, según nuestra estimación",
    "Sin datos de ocupación de esta noche",
  ]);
});

it("distinguishes certain holidays from probable ones", () => {
  const letters = { code: "holiday", day: 2, holiday: "galician_letters", country: "ES", region: "Galicia" } as const;
  expect(en.holiday({ ...letters, isSure: true })).toBe(
    "Day 2 is a public holiday in Galicia (Galician Literature Day): shops are closed.",
  );
  expect(es.holiday({ ...letters, isSure: false })).toContain("probablemente festivo en Galicia");
  const feast = { code: "local_feast", day: 3, towns: ["Sarria", "Samos"], announced: "2026-06-24" } as const;
  expect(es.holiday({ ...feast, isAnnounced: true })).toContain("fiesta local en Sarria y Samos");
  expect(en.holiday({ ...feast, isAnnounced: false })).toContain("as in 2026");
});
