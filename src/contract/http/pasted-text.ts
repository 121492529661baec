/** Signs that turn the direction of what follows, also of the words of a page around it; nobody types them, programs copy them. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

export function withoutBidiControls(text: string): string {
  return text.replaceAll(bidiControls, "");
}

/** A number as it is typed, from one that was copied from a page or a list of contacts. */
export function typedNumber(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2010-\u2014\u2212]/g, "-");
}
