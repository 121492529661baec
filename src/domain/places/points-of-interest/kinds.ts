/** Kinds of places along the way other than houses to sleep in. */
export const pointOfInterestKinds = [
  "artwork",
  "beach",
  "bridge",
  "cathedral",
  "church",
  "clinic",
  "convenience_store",
  "cross",
  "fountain",
  "hazard",
  "historic",
  "hospital",
  "information",
  "monastery",
  "monument",
  "museum",
  "nature",
  "other",
  "park",
  "pharmacy",
  "pilgrim_resource",
  "route_junction",
  "shop",
  "square_or_town_hall",
  "summit_or_pass",
  "toilet",
  "train_station",
  "vending_machine",
  "viewpoint",
  "water",
  "wharf",
  "winery",
] as const;

/** Groups of points of interest, in the order of importance to a walker. */
export const pointGroups = [
  "water",
  "pharmacy",
  "groceries",
  "medical",
  "facilities",
  "transport",
  "sights",
  "landmarks",
] as const;
export type PointGroup = (typeof pointGroups)[number];

const kindsOfGroup: Readonly<Record<PointGroup, readonly string[]>> = {
  water: ["fountain", "water"],
  pharmacy: ["pharmacy"],
  groceries: ["convenience_store", "shop"],
  medical: ["clinic", "hospital"],
  facilities: ["toilet", "information", "pilgrim_resource", "vending_machine"],
  transport: ["train_station", "wharf"],
  sights: [
    "artwork",
    "beach",
    "bridge",
    "cathedral",
    "church",
    "cross",
    "historic",
    "monastery",
    "monument",
    "museum",
    "nature",
    "park",
    "square_or_town_hall",
    "viewpoint",
    "winery",
  ],
  landmarks: [],
};

const groupOfKind = new Map(pointGroups.flatMap((group) => kindsOfGroup[group].map((kind) => [kind, group] as const)));

/** The group of a kind; kinds in no group are landmarks: passes, junctions, hazards. */
export function groupOf(kind: string): PointGroup {
  return groupOfKind.get(kind) ?? "landmarks";
}
