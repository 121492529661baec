/** Signs that turn the direction of what follows, also of the words of a page around it; nobody types them, programs copy them. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Invisible signs without a purpose in names: they make two that look alike, and hide one of them from searches. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;

/** More marks on one letter than any language has; the others pile up over the lines around it. */
const surplusMarks = /(\p{M}{6})\p{M}+/gu;

/** A text that stays within its own lines, and leaves the words around it alone. */
export function contained(text: string): string {
  return text.replaceAll(bidiControls, "").replaceAll(surplusMarks, "$1");
}

/** A name, which is what it looks like. */
export function visibleName(name: string): string {
  return contained(name).replaceAll(invisible, "");
}

/** A number as it is typed, from one that was copied from a page or a list of contacts. */
export function typedNumber(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u2010-\u2014\u2212]/g, "-");
}
