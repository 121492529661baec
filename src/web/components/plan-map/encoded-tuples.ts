/**
 * Lists of numbers as one short text: page data and JSON contain thousands of them, and a text is a third of the size
 * of nested lists. A missing number is empty: `43.1,-1.2,;43.2,-1.3,950`.
 */
export function encodeTuples(tuples: readonly (readonly (number | null | undefined)[])[], decimals: number): string {
  const write = (value: number | null | undefined) => (value == null ? "" : String(Number(value.toFixed(decimals))));
  return tuples.map((tuple) => tuple.map(write).join(",")).join(";");
}

/** Parses lists of numbers from a text, `null` for missing ones. */
export function decodeTuples(text: string): (number | null)[][] {
  if (text === "") return [];
  return text.split(";").map((tuple) => tuple.split(",").map((part) => (part === "" ? null : Number(part))));
}
