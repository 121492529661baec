const narrow = /[iljtfrI1.,:;'’()\- ]/;
const wide = /[mwMWÆŒ@]/;
const capital = /\p{Lu}/u;

/**
 * Approximate width of a text in the interface font, in CSS pixels, slightly
 * overestimated: the server has no fonts to measure, and server and browser
 * must place labels alike.
 */
export function textWidth(text: string, fontSize: number, bold = false): number {
  let ems = 0;
  for (const letter of text) {
    if (narrow.test(letter)) ems += 0.34;
    else if (wide.test(letter)) ems += 0.88;
    else if (capital.test(letter)) ems += 0.68;
    else ems += 0.57;
  }
  return ems * fontSize * (bold ? 1.06 : 1);
}
