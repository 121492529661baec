import { rememberedChoice } from "./remembered-choice.ts";

export const unitSystems = ["metric", "imperial"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Kilometres and metres, or miles and feet. */
export const unitChoice = rememberedChoice<UnitSystem>("vieira-units", "units", unitSystems);

/** The measures that somebody thinks in. */
export const useUnits = unitChoice.use;
