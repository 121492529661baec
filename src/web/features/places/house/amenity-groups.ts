/** Amenities as one looks for them. */
export const amenityGroups = [
  { key: "sleep", amenities: ["bed_linen", "towels", "heating", "lockers", "wheelchair_access", "camping_pitch"] },
  { key: "food", amenities: ["kitchen", "breakfast", "dinner", "half_board", "restaurant", "groceries"] },
  { key: "wash", amenities: ["washing_machine", "dryer", "hand_wash"] },
  { key: "animals", amenities: ["bicycle_storage", "pets", "stables"] },
] as const;

export type AmenityGroupKey = (typeof amenityGroups)[number]["key"] | "other";

/** The amenities of a house by group, groups without any left out; what belongs to no group comes last. */
export function groupAmenities(
  amenities: readonly string[],
): { readonly key: AmenityGroupKey; readonly amenities: readonly string[] }[] {
  const grouped = amenityGroups.map((group) => ({
    key: group.key,
    amenities: group.amenities.filter((one) => amenities.includes(one)),
  }));
  const known = new Set<string>(amenityGroups.flatMap((group) => group.amenities));
  const others = { key: "other" as const, amenities: amenities.filter((one) => !known.has(one)) };
  return [...grouped, others].filter((group) => group.amenities.length > 0);
}
