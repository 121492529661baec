/** The first date of a span as it is said before the last one: within one month by its day alone, as in “1 to 11 June”. */
export function startOfSpan(from: string, to: string, dayAndMonth: (isoDate: string) => string): string {
  return from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayAndMonth(from);
}
