/** The start of a date range for display: only the day if both ends are in the same month, as in “1 to 11 June”. */
export function startOfSpan(from: string, to: string, dayAndMonth: (isoDate: string) => string): string {
  return from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayAndMonth(from);
}
