/** Amenities of houses that have a name of their own. */
export const amenities = [
  "kitchen",
  "breakfast",
  "dinner",
  "half_board",
  "restaurant",
  "groceries",
  "bed_linen",
  "towels",
  "heating",
  "wifi",
  "lockers",
  "hand_wash",
  "washing_machine",
  "dryer",
  "bicycle_storage",
  "stables",
  "camping_pitch",
  "pool",
  "pets",
  "wheelchair_access",
  "prayer_room",
  "atm",
] as const;
export type Amenity = (typeof amenities)[number];

/** Kinds of rooms and beds. */
export const roomKinds = [
  "dormitory",
  "mattress",
  "single",
  "double",
  "double_ensuite",
  "triple",
  "triple_ensuite",
  "quadruple",
  "quadruple_ensuite",
] as const;
