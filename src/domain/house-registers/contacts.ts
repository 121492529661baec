/**
 * Phone numbers of a cell as registers write them, such as "923/414102 - 635 704 494": international, the first two.
 *
 * @param country calling code of numbers without one, and their number of digits
 */
export function phonesOf(
  text: string,
  country: { code: string; digits: number } = { code: "34", digits: 9 },
): string[] {
  const numbers = text
    .split(/\s*[;,]\s*|\s+[-/]\s+|(?<=\d{3}[ .]?\d{2,3})-(?=\d{3}[ .]?\d{3})/)
    .map((part) => internationalNumber(part, country))
    .filter((number) => number !== null);
  return [...new Set(numbers)].slice(0, 2);
}

function internationalNumber(part: string, { code, digits }: { code: string; digits: number }): string | null {
  const match = /\+?[\d ./-]{6,}/.exec(part.trim())?.[0] ?? "";
  const all = match.replaceAll(/\D/g, "");
  const own = match.startsWith("+") && all.startsWith(code) ? all.slice(code.length) : all;
  // A wrong number of digits is a typo, and zeros are filler: nobody should be called by mistake.
  if (own.length !== digits || own.startsWith("0") || own.endsWith("000000")) return null;
  return `+${code} ${grouped(own, code)}`;
}

/** France writes 4 71 05 52 40, Spain 947 241 847. */
function grouped(own: string, code: string): string {
  return code === "33"
    ? own.replaceAll(/(?<=^\d(?:\d\d)*)(?=(?:\d\d)+$)/g, " ")
    : own.replaceAll(/(?<=^(?:\d{3})+)(?=\d)/g, " ");
}

/** The first mail address of a cell, without a leading "www." or dot; null if two are joined or none is complete. */
export function mailOf(text: string): string | null {
  const [first = ""] = text
    .trim()
    .toLowerCase()
    .split(/\s*[;,]\s*|\s+\/*\s*/)
    .map((part) => part.replace(/^(?:www)?\.+/, ""));
  return /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,4}$/.test(first) ? first : null;
}

/** A complete web address; null for anything else, such as a mail address in the wrong column. */
export function webOf(text: string): string | null {
  const bare = text.trim().split(/[\s;]+/)[0] ?? "";
  if (bare === "" || bare.includes("@")) return null;
  const address = URL.parse(/^https?:\/\//i.test(bare) ? bare : `http://${bare}`);
  if (address === null || !/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(address.hostname)) return null;
  return address.pathname === "/" && address.search === "" ? address.origin : address.href;
}

const smallWords = new Set("de del la las los el y e da do du des le les d l".split(" "));

/** Calling codes by country, and the number of digits of phone numbers. */
export const phoneCountries: Readonly<Record<string, { readonly code: string; readonly digits: number }>> = {
  Spain: { code: "34", digits: 9 },
  Portugal: { code: "351", digits: 9 },
  France: { code: "33", digits: 9 },
};

/** Normalises an address in capitals: "CL/CAMINO DE SANTIAGO,25" is "Calle Camino de Santiago, 25". */
export function addressOf(street: string, postcode: string, municipality: string): string | null {
  const clean = street
    .replace(/^Calle\s+(?=C\/|CALLE |CARRETERA )/i, "")
    .replace(/^Carretera\s+(?=CTRA|CR )/i, "")
    .replace(/^Avenida\s+(?=AVDA)/i, "")
    .replace(/^(\p{L}+)\s+(?=\1\s)/iu, "")
    .replace(/^(?:CL\/|C\/|CL )\s*/i, "Calle ")
    .replace(/^(?:PZA?[/.]?)\s*/i, "Plaza ")
    .replace(/^(?:AVDA?[/.]?|AV[/.])\s*/i, "Avenida ")
    .replace(/^(?:CTRA[/.]?|CR\/|CR (?=\S))\s*/i, "Carretera ")
    .replaceAll(/,(?=\S)/g, ", ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (clean === "") return null;
  const place = [postcode, inMixedCase(municipality)].filter((part) => part !== "").join(" ");
  return [inMixedCase(clean), place].filter((part) => part !== "").join(", ");
}

/** Converts words in capitals to mixed case; others stay. */
export function inMixedCase(text: string): string {
  return text.replaceAll(/\p{Lu}{2,}/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (/^(?:II|III|IV|VI|VII|XII|XIII|SN|N|KM)$/.test(word))
      return word === "KM" ? "km" : word === "SN" ? "s/n" : word;
    return at > 0 && smallWords.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
}
