import { maxNameLength, maxListLength } from "../planner-options.ts";

interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** The number that was typed, with a point or a comma; `null` when it is none or out of range. */
export function numberIn({ min, max }: NumberRange, typed: string): number | null {
  if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(typed)) return null;
  const value = Number(typed.replace(",", "."));
  return value >= min && value <= max ? value : null;
}

export function wholeNumberIn(range: NumberRange, typed: string): number | null {
  const value = numberIn(range, typed);
  return value !== null && Number.isInteger(value) ? value : null;
}

/** Whether a text may be a slug or the name of a town. */
export function isName(typed: string): boolean {
  return typed !== "" && typed.length <= maxNameLength && !typed.includes("\0");
}

/** All values of a name that may be repeated or hold several with commas between; each once, none empty. */
export function words(values: readonly string[]): string[] {
  return [
    ...new Set(
      values
        .flatMap((value) => value.split(","))
        .map((word) => word.trim())
        .filter(isName),
    ),
  ].slice(0, maxListLength);
}
