/** Numbers of days in order, three and more that follow one another as one: 1, 3, 4, 5, 7, 8 are "1", "3–5", "7", "8". */
export function dayRanges(days: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}–${run.at(-1)}`]));
}
