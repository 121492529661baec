import type { Language } from "../language.ts";

/** Writes distances and amounts as the language does. */
export function numberWriter(language: Language): { km(value: number): string; amount(value: number): string } {
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    km: (value) => `${short.format(value)} km`,
    amount: (value) => short.format(value),
  };
}
