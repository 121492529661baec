/**
 * Small letters without accents and punctuation, words parted by single spaces: "Saint-Jean" and "saint jean", "Logroño" and
 * "logrono" are the same, and "Ｌｕｇｏ", in the wide letters of East Asian keyboards, is "lugo".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The folded words of a text; none for a text without letters and digits. */
export function foldedWords(text: string): readonly string[] {
  const folded = foldText(text);
  return folded === "" ? [] : folded.split(" ");
}

/** Order of folded texts by their code units, which is the same on every machine. */
export function compareFolded(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
