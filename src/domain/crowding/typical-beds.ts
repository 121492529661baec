/**
 * Beds of a place to stay by its type where its own are not known: means of those that are known, of 23 albergues, 102 pensions,
 * 109 hotels and 11 country houses of the registers of Castilla y León, Navarra and Galicia's network (2022 to 2025), and for
 * apartments of the 347 of Navarra's register. Of hostels, gîtes and refuges no beds are known: they count as albergues.
 */
const means: Readonly<Record<string, number>> = {
  albergue: 38,
  hostel: 38,
  gite: 38,
  refuge: 38,
  pension: 21,
  hotel: 61,
  casa_rural: 9,
  apartment: 4,
};

/** Beds that a place to stay of a type has on the mean; 0 where there is no telling. */
export function typicalBeds(type: string): number {
  return means[type.startsWith("albergue") ? "albergue" : type] ?? 0;
}
