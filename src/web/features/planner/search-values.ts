export interface NumberRange {
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

/** The day, when it is one of the calendar: not 30 February. */
export function isoDate(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return null;
  const date = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed) ? typed : null;
}

/** All values of a name that may be repeated or hold several with commas between; each once, none empty. */
export function words(values: readonly string[]): string[] {
  return [
    ...new Set(
      values
        .flatMap((value) => value.split(","))
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ].slice(0, 200);
}
