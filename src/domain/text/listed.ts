/** The entries of long lists in the code, which are written in lines of entries separated by commas. */
export function listed(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(", "));
}
