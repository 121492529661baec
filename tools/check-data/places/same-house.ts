import type { AccommodationRow, DataSet } from "#database/seeds/data-set.ts";
import { comparedName, nameFit, placeWords } from "#domain/house-registers/names.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";

/** Pairs of houses that look the same but are not, by slug in alphabetical order, with the reason. */
const differentHouses: Readonly<Record<string, string>> = {
  "roncesvalles-hotel and roncesvalles-inn": "the hotel and the posada of the collegiate church",
  "albergue-de-peregrinos-de-logrono and albergue-logrono": "the town's and a private one, 320 m apart",
  "albergue-de-peregrinos-de-navarrete and albergue-pilgrims-navarrete": "the town's and a private one of that name",
  "albergue-de-peregrinos-de-melide and albergue-melide": "the Xunta's and a private one, 960 m apart",
  "caminha-pilgrims-hostel and santiago-pilgrims-hostel-caminha": "the town's and a private one, 390 m apart",
  "albergue-en-el-camino-boadilla-del-camino and albergue-municipal-boadilla-del-camino":
    "a private one and the town's",
  "casa-rural-el-camino-castrojeriz and la-posada-de-castrojeriz": "880 m apart",
  "el-camino-larrasoana and el-peregrino-boarding-house-larrasoana": "El Camino and El Peregrino are names here",
  "la-posada-boarding-house-tineo and pension-bar-tineo": "La Posada is a name here, 90 m apart",
  "gernika-hotel-gernika-lumo and pension-gernika-gernika-lumo": "each in the register",
  "armenteira-pilgrims-hostel-monasterio-de-armenteira and hospederia-del-monasterio-de-armenteira":
    "the albergue and the guest rooms of the monastery",
  "la-cassagnolle-figeac and le-relais-saint-jacques-figeac": "two of one owner, 240 m apart",
  "brit-hotel-le-france-cahors and brit-hotel-le-valentre-cahors": "two of one chain with one telephone",
};

/** Minimum similarity of names of one house: the same words, or a typo in one of them. */
const sameName = 0.85;

/** Within this distance, a similarity of one half is enough. */
const sameDoorM = 40;

/** Maximum distance of the towns from which different sources name one house. */
const neighboursM = 5_000;

type Place = (house: AccommodationRow) => LatLon | undefined;

/**
 * Houses of a town must have different names after removing the words for their kind, and the town, regardless of
 * accents, apostrophes and blanks; those of neighbouring towns after removing the words for the kind; and all must have
 * different contacts. Otherwise they are duplicates.
 */
export function checkSameHouse(data: DataSet): string[] {
  const waypoints = new Map(data.waypoints.map((waypoint) => [waypoint.slug, waypoint]));
  const places = new Map(data.towns.map(({ slug, waypointSlug }) => [slug, waypoints.get(waypointSlug)]));
  const place: Place = ({ townSlug }) => places.get(townSlug);
  const ofPlace = new Map(data.towns.map(({ slug, name }) => [slug, placeWords([name])]));
  const inTown = [...Map.groupBy(data.accommodations, ({ townSlug }) => townSlug)].flatMap(([town, houses]) =>
    pairsOf(houses).filter((pair) => haveOneName(...pair, ofPlace.get(town))),
  );
  const nearBy = pairsIn(data.accommodations, ({ name }) => {
    const { own } = comparedName(plainName(name));
    return own.length === 0 ? null : own.toSorted().join(" ");
  });
  const reached = [
    pairsIn(data.accommodations, ({ phone }) => phone),
    pairsIn(data.accommodations, ({ email }) => email),
    pairsIn(data.accommodations, ({ web }) => web),
  ].flat();
  return [
    ...faultsOf([...inTown, ...nearBy.filter((pair) => mayBeOne(...pair) && areNeighbours(...pair, place))], "names"),
    ...faultsOf(
      reached.filter((pair) => mayBeOne(...pair) && areNeighbours(...pair, place)),
      "ways to reach them",
    ),
  ];
}

type Pair = readonly [AccommodationRow, AccommodationRow];

function pairsOf(houses: readonly AccommodationRow[]): Pair[] {
  return houses.flatMap((house, index) => houses.slice(index + 1).map((other): Pair => [house, other]));
}

function pairsIn(houses: readonly AccommodationRow[], key: (house: AccommodationRow) => string | null): Pair[] {
  const groups = Map.groupBy(houses, key);
  groups.delete(null);
  return [...groups.values()].flatMap(pairsOf);
}

function faultsOf(pairs: readonly Pair[], by: string): string[] {
  const names = pairs.map((pair) =>
    pair
      .map(({ slug }) => slug)
      .toSorted()
      .join(" and "),
  );
  return [...new Set(names)]
    .filter((pair) => !(pair in differentHouses))
    .map((pair) => `accommodations ${pair}: are the same house by their ${by}`);
}

/** "Jacob's" and "Jacobs" are equal, and so are "L'Europe" and "Europe". */
function plainName(name: string): string {
  return name.replaceAll(/(?<!\p{L})[dl]['’´]/giu, " ").replaceAll(/['’´]/g, "");
}

function haveOneName(one: AccommodationRow, other: AccommodationRow, place: ReadonlySet<string> = new Set()): boolean {
  const fit = (words?: ReadonlySet<string>) => {
    const [first, second] = [one, other].map(({ name }) => comparedName(plainName(name), words));
    if (!first || !second) return 0;
    if (first.own.length + second.own.length === 0) return words === undefined ? 0 : 1;
    return first.all.join("") === second.all.join("") ? 1 : nameFit(first, second);
  };
  if (!mayBeOne(one, other)) return false;
  if (Math.max(fit(place), fit()) >= sameName) return true;
  const [here, there] = [positionOf(one), positionOf(other)];
  return here !== null && there !== null && greatCircleM(here, there) < sameDoorM && fit(place) > 0.5;
}

function positionOf({ lat, lon }: AccommodationRow): LatLon | null {
  return lat === null || lon === null ? null : { lat, lon };
}

function areNeighbours(one: AccommodationRow, other: AccommodationRow, place: Place): boolean {
  const [here, there] = [place(one), place(other)];
  return here !== undefined && there !== undefined && greatCircleM(here, there) <= neighboursM;
}

/** An albergue and a hotel of the same owner are different, and so are a public albergue and a private one. */
function mayBeOne(one: AccommodationRow, other: AccommodationRow): boolean {
  if (one.type === other.type) return true;
  const [first, second] = [groupOf(one.type), groupOf(other.type)];
  return first === second && (first === "rooms" || [one.type, other.type].includes("albergue_unspecified"));
}

function groupOf(type: string): string {
  if (type.startsWith("albergue") || type === "hostel") return "albergue";
  return ["hotel", "pension", "casa_rural", "gite"].includes(type) ? "rooms" : type;
}
