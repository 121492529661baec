/**
 * The beginning of a text. A character of two units is kept whole or left out: databases refuse half of one in JSON.
 *
 * @param maxLength in UTF-16 units
 */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
}
