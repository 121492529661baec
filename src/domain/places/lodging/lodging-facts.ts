/** Types of places where a pilgrim can sleep. */
export const accommodationTypes = [
  "albergue_private",
  "albergue_public_xunta",
  "albergue_municipal",
  "albergue_parochial",
  "albergue_association",
  "albergue_unspecified",
  "hostel",
  "pension",
  "hotel",
  "casa_rural",
  "apartment",
  "camping",
  "refuge",
  "gite",
] as const;
export type AccommodationType = (typeof accommodationTypes)[number];

/** Whether a house accepts pilgrims at all; `open` means that no closure is known. */
export const accommodationStatuses = ["open", "temporarily_closed", "closed"] as const;
export type AccommodationStatus = (typeof accommodationStatuses)[number];

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
