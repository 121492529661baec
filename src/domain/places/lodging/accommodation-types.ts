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
