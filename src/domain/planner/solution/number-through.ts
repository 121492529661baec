/** Numbers the days of consecutive plans from the start of the first. */
export function numberThrough<Day extends { readonly number: number }>(
  plans: readonly (readonly Day[])[],
): readonly (readonly Day[])[] {
  let before = 0;
  return plans.map((days) => {
    const numbered = days.map((day) => ({ ...day, number: before + day.number }));
    before += days.length;
    return numbered;
  });
}
