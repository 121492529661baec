import type { WayEntry } from "#domain/plans/today/way-entries.ts";

type Names = Readonly<Record<string, string>>;

interface EntryWords {
  readonly services: Names;
  readonly onePoint: Names;
  readonly water: string;
  beds(count: number, typesChosen: boolean): string;
}

const nameIn = (names: Names, code: string): string =>
  Object.hasOwn(names, code) ? (names[code] ?? code) : code.replaceAll("_", " ");

export function writePlace(kind: string, { onePoint }: Pick<EntryWords, "onePoint">): string {
  return nameIn(onePoint, kind);
}

/** What is to be had at a place that a day passes, and what there is to see. */
export function writeEntry(entry: WayEntry, words: EntryWords): string {
  if (entry.is === "place") return entry.name === null ? "" : writePlace(entry.kind, words);
  const { places, services, houses, typesChosen } = entry;
  const isThere = (group: string) => places.some((place) => place.group === group);
  const more = (["pharmacy", "groceries"] as const).filter((code) => isThere(code) && !services.includes(code));
  const sights = places.flatMap(({ group, name }) => (group === "sights" && name !== null ? [name] : []));
  return [
    ...(isThere("water") ? [words.water] : []),
    ...[...services, ...more].map((code) => nameIn(words.services, code)),
    ...(houses > 0 ? [words.beds(houses, typesChosen)] : []),
    ...new Set(sights.slice(0, 3)),
  ].join(" · ");
}
