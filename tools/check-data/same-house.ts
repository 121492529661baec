import type { AccommodationRow, DataSet } from "#database/seeds/data-set.ts";

/** Pairs that look like one house and are two, by slug, the first in the alphabet first. */
const differentHouses: ReadonlySet<string> = new Set([
  "roncesvalles-hotel and roncesvalles-inn",
  "albergue-de-peregrinos-de-logrono and albergue-logrono",
  "albergue-de-peregrinos-de-melide and albergue-melide",
  "gernika-hotel-gernika-lumo and pension-gernika-gernika-lumo",
  "brit-hotel-le-france-cahors and brit-hotel-le-valentre-cahors",
  "la-cassagnolle-figeac and le-relais-saint-jacques-figeac",
]);

const kindWords = new Set(
  "a albergue albergues alojamiento apartamentos apartment apartments as auberge boarding camino camping casa chambre chambres country d da de del des do du el etape gite guest hostal hostel hotel house hotes inn la las le les lodge los municipal o os peregrinos pension pilgrims posada publico rural turistico xunta y".split(
    " ",
  ),
);

/** Houses of a town are named differently once the words for its kind, and the town, are taken away, and have telephones of their own; else they are one. */
export function checkSameHouse(data: DataSet): string[] {
  const townNames = new Map(data.towns.map(({ slug, name }) => [slug, new Set(wordsOf(name))]));
  const byName = Map.groupBy(data.accommodations, (house) => {
    const townWords = townNames.get(house.townSlug);
    const own = wordsOf(house.name).filter((word) => !kindWords.has(word) && !townWords?.has(word));
    return `${house.townSlug} ${own.toSorted().join(" ")}`;
  });
  const byPhone = Map.groupBy(
    data.accommodations.filter(({ phone }) => phone !== null),
    ({ townSlug, phone }) => `${townSlug} ${phone}`,
  );
  return [...pairsIn(byName, "names"), ...pairsIn(byPhone, "telephones")];
}

function pairsIn(groups: ReadonlyMap<string, readonly AccommodationRow[]>, by: "names" | "telephones"): string[] {
  return [...groups.values()].flatMap((houses) =>
    houses.flatMap((house, index) =>
      houses
        .slice(index + 1)
        .filter((other) => mayBeOne(house, other))
        .map((other) => [house.slug, other.slug].toSorted().join(" and "))
        .filter((pair) => !differentHouses.has(pair))
        .map((pair) => `accommodations ${pair}: are the same house by their ${by}`),
    ),
  );
}

function wordsOf(name: string): string[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== "" && word !== "s");
}

/** An albergue and a hotel of the same owner are two places to stay, and so are a public albergue and a private one. */
function mayBeOne(one: AccommodationRow, other: AccommodationRow): boolean {
  if (one.type === other.type) return true;
  const [first, second] = [groupOf(one.type), groupOf(other.type)];
  return first === second && (first === "rooms" || [one.type, other.type].includes("albergue_unspecified"));
}

function groupOf(type: string): string {
  if (type.startsWith("albergue") || type === "hostel") return "albergue";
  return type === "hotel" || type === "pension" ? "rooms" : type;
}
