/** Letters that are no base letter with a mark, as they are typed on other keyboards. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  þ: "th",
  ı: "i",
};

/**
 * Lower case without accents and punctuation, words separated by single spaces: "Saint-Jean" and "saint jean",
 * "Logroño" and "logrono" are equal, "Łódź" is "lodz", and "Ｌｕｇｏ", in full-width letters of East Asian keyboards, is "lugo".
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðħþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The normalised words of a text; empty for a text without letters and digits. */
export function foldedWords(text: string): readonly string[] {
  const folded = foldText(text);
  return folded === "" ? [] : folded.split(" ");
}

/** Order of normalised texts by code unit, which is the same on every machine. */
export function compareFolded(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
