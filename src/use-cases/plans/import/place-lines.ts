const stageWord =
  /^(?:etapa|stage|day|d[ií]a|tag|etappe|[ée]tape|jour|giorno|tappa|jornada)\s*\d{1,3}\b\s*[.):–—-]*\s*/iu;
const number = /^\d{1,3}\s*(?:[.):–—-]\s*|\s)(?=\p{L})/u;
/** A length or a time at the end, in brackets or not. */
const figures = /[\s,;(]+\d+(?:[.,]\d+)?\s*(?:km|kms|kil[oó]met\w*|h|horas?|hours?|std\.?)\b.*$/iu;
const arrows = /\s+[-–—]\s+|\s*(?:→|->|=>|>)\s*/u;
const words = /\s+(?:a|to|nach|bis|à|until|hasta)\s+/iu;

/** What goes on for longer is no list of places. */
const maxLineLength = 300;

/**
 * The places that a line of a list names: one, or the first and the last of "Stage 2: Roncesvalles – Zubiri (21 km)";
 * none in an empty line.
 */
export function placesIn(line: string): readonly string[] {
  const written = line.slice(0, maxLineLength).replaceAll(/\s+/g, " ").trim();
  const bare = written.replace(stageWord, "");
  const isStage = bare !== written;
  const rest = bare.replace(number, "").replace(figures, "");
  const byArrow = partsOf(rest, arrows);
  const parts = byArrow.length < 2 && isStage ? partsOf(rest, words) : byArrow;
  return parts.length < 2 ? parts : [parts[0]!, parts.at(-1)!];
}

function partsOf(text: string, sign: RegExp): string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
