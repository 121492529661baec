import type { RouteGraph } from "#domain/route-graph/route-graph.ts";

/** Kinds of houses as distinguished by pilgrims, each with one or several types of the data. */
const lodgingGroups = [
  { key: "publicAlbergue", types: ["albergue_municipal", "albergue_public_xunta"] },
  { key: "parishAlbergue", types: ["albergue_parochial", "albergue_association", "refuge"] },
  { key: "privateAlbergue", types: ["albergue_private", "hostel"] },
  { key: "unspecifiedAlbergue", types: ["albergue_unspecified"] },
  { key: "gite", types: ["gite", "chambre_d_hotes"] },
  { key: "pension", types: ["pension"] },
  { key: "hotel", types: ["hotel"] },
  { key: "casaRural", types: ["casa_rural"] },
  { key: "apartment", types: ["apartment"] },
  { key: "camping", types: ["camping"] },
] as const;

type LodgingGroupKey = (typeof lodgingGroups)[number]["key"];

/** Types of houses with at least one known on the route. */
export function knownLodgingTypes({ waypoints }: RouteGraph): string[] {
  const types = new Set<string>();
  for (const { lodging, seasonalLodging } of waypoints) {
    for (const [type, count] of Object.entries(lodging)) if (count > 0) types.add(type);
    for (const { type } of seasonalLodging) types.add(type);
  }
  return [...types].toSorted();
}

/** Choices of beds: the groups with a known house, and every type without a group by its own name. */
export function lodgingChoices(
  lodgingTypes: readonly string[],
): { key: LodgingGroupKey | null; types: readonly string[] }[] {
  const isKnown = new Set(lodgingTypes);
  const grouped = lodgingGroups
    .map(({ key, types }) => ({ key, types: types.filter((type) => isKnown.has(type)) }))
    .filter(({ types }) => types.length > 0);
  const inGroup = new Set<string>(lodgingGroups.flatMap(({ types }) => types));
  const others = lodgingTypes.filter((type) => !inGroup.has(type)).map((type) => ({ key: null, types: [type] }));
  return [...grouped, ...others];
}

const roomGroups: readonly LodgingGroupKey[] = ["pension", "hotel", "casaRural", "apartment"];

const albergueGroups: readonly LodgingGroupKey[] = [
  "publicAlbergue",
  "parishAlbergue",
  "privateAlbergue",
  "unspecifiedAlbergue",
];

const typesOf = (groups: readonly LodgingGroupKey[]): readonly string[] =>
  lodgingGroups.flatMap(({ key, types }) => (groups.includes(key) ? types : []));

/** The most important choice: a bed in a dormitory, or a private room. */
export const lodgingKinds = [
  { key: "albergues", types: typesOf(albergueGroups) },
  { key: "rooms", types: typesOf(roomGroups) },
] as const;
