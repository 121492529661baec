import { expect, it } from "vitest";
import { townTimeZone } from "./town-time-zone.ts";

it.each([
  ["Santiago", 42.88, -8.545, "ES", "Europe/Madrid"],
  ["Tui, on the border", 42.045, -8.645, "ES", "Europe/Madrid"],
  ["Valença, on the border", 42.03, -8.643, "PT", "Europe/Lisbon"],
  ["Agaete", 28.1, -15.7, "ES", "Atlantic/Canary"],
  ["Funchal", 32.65, -16.9, "PT", "Atlantic/Madeira"],
  ["Zgorzelec, on the border", 51.15, 15, "PL", "Europe/Warsaw"],
  ["Canterbury", 51.28, 1.08, "GB", "Europe/London"],
  ["Demre", 36.24, 29.98, "TR", "Europe/Istanbul"],
  ["Demre, of an unknown country", 36.24, 29.98, "Lycia", "Europe/Istanbul"],
  ["Springer Mountain", 34.63, -84.19, "US", "America/New_York"],
  ["Santa Fe", 35.69, -105.94, "US", "America/Denver"],
])("%s has the time of its own place", (_, lat, lon, country, zone) => {
  expect(townTimeZone({ lat, lon }, country)).toBe(zone);
});
