import { foldedWords } from "../place-search/fold-text.ts";

/** Folded phrases in either language, and the kinds of points that people mean by them. */
const kindsOfPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      [["farmacia", "farmacias", "pharmacy", "pharmacies", "chemist"], ["pharmacy"]],
      [
        ["centro de salud", "health centre", "clinica", "clinic", "medico", "doctor"],
        ["clinic", "hospital"],
      ],
      [
        ["hospital", "hospitales", "hospitals"],
        ["hospital", "clinic"],
      ],
      [
        ["fuente", "fuentes", "fountain", "fountains", "agua", "water"],
        ["fountain", "water"],
      ],
      [["supermercado", "supermercados", "supermarket", "supermarkets"], ["convenience_store"]],
      [
        ["tienda", "tiendas", "shop", "shops"],
        ["convenience_store", "shop"],
      ],
      [["aseo", "aseos", "toilet", "toilets"], ["toilet"]],
      [["estacion de tren", "estacion", "train station", "railway station", "station"], ["train_station"]],
      [["oficina de turismo", "tourist office"], ["information"]],
    ] as const
  ).flatMap(([phrases, kinds]) => phrases.map((phrase) => [phrase, kinds] as const)),
);

/** Folded words between others that name nothing by themselves. */
export const linkingWords: ReadonlySet<string> = new Set("en de con y cerca in of with and near".split(" "));

/** A search for a kind of point at a place. */
interface TypedKind {
  readonly kinds: readonly string[];
  /** Folded, never empty. */
  readonly place: string;
}

/** In either language and order: "farmacia Santiago", "Burgos train station". Undefined for searches without a kind or a place. */
export function kindInWords(typed: string): TypedKind | undefined {
  const words = foldedWords(typed);
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    for (const at of [0, words.length - length]) {
      const kinds = kindsOfPhrases.get(words.slice(at, at + length).join(" "));
      const rest = words.toSpliced(at, length);
      while (rest.length > 0 && linkingWords.has(rest.at(at === 0 ? 0 : -1)!)) rest.splice(at === 0 ? 0 : -1, 1);
      if (kinds && rest.length > 0) return { kinds, place: rest.join(" ") };
    }
  }
  return undefined;
}
