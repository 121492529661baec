const vowel = /[aeiouáéíóúüàâèêëîïôöûœy]/i;
const letter = /\p{L}/u;
/** Groups of consonants that begin a syllable, in Spanish as in Portuguese and French. */
const together = /^(?:[bcfgp][lr]|[dt]r|ch|ll|rr|[ln]h)$/i;

const softHyphen = "\u00ad";

/** A name with soft hyphens: between the syllables of its long words, according to Spanish rules. */
export function withSoftHyphens(name: string): string {
  return name.replaceAll(/\p{L}{6,}/gu, divided);
}

function divided(word: string): string {
  let out = word.slice(0, 2);
  for (let index = 2; index < word.length; index += 1) {
    const isBreak = index < word.length - 1 && beginsSyllable(word, index) && vowel.test(word.slice(0, index));
    out += (isBreak ? softHyphen : "") + word.charAt(index);
  }
  return out;
}

function beginsSyllable(word: string, index: number): boolean {
  const [before = "", at = "", after = "", next = ""] = [-1, 0, 1, 2].map((step) => word.charAt(index + step));
  if (vowel.test(at) || !letter.test(at) || together.test(before + at)) return false;
  return vowel.test(after) || (together.test(at + after) && vowel.test(next));
}
