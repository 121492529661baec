/** Types of house where a pilgrim can sleep. */
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

/** Whether a house receives pilgrims at all; `open` means that nothing is known of a closure. */
export const accommodationStatuses = ["open", "temporarily_closed", "closed"] as const;
export type AccommodationStatus = (typeof accommodationStatuses)[number];
