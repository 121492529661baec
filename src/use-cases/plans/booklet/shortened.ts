/** A line of the page holds some 70 letters. */
const maxWordLength = 60;
/** Lines of what is written in one field: two pages. */
const maxLines = 80;

const tooLong = new RegExp(`\\S{${maxWordLength}}(?=\\S)`, "gu");

/** Text with gaps in words that no line would hold: to break them by their letters takes quadratic time. */
export function withShortWords(text: string): string {
  return text.replaceAll(tooLong, "$& ");
}

/** The beginning of a text, cut at a line or word where it is too long. */
export function shortened(text: string, maxCharacters: number): string {
  const lines = text.split(/\r\n|\r|\n/, maxLines + 1);
  const few = lines.length > maxLines ? lines.slice(0, maxLines).join("\n") : text;
  if (few.length <= maxCharacters) return few;
  const start = few.slice(0, Math.max(0, maxCharacters)).toWellFormed();
  return start.replace(/\s\S{0,60}$/u, "");
}
