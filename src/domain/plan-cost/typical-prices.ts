import type { AccommodationType } from "../lodging/accommodation-types.ts";

/** Month of the figures below. */
export const typicalPricesDate = "2026-01";

/**
 * What a night for one person usually costs in houses of a type, in euro cents: rounded figures that stand in where
 * a house's own price is not known, and that are said to be typical wherever they are shown. A bed in a dormitory;
 * a single room in a pension, hotel or casa rural; half of an apartment for two; what guests usually give where a
 * donation is asked. The public albergues of Galicia have one price, 10 euros.
 */
export const typicalPriceCents: Readonly<Record<AccommodationType, number>> = {
  albergue_private: 1600,
  albergue_public_xunta: 1000,
  albergue_municipal: 1000,
  albergue_parochial: 1000,
  albergue_association: 1000,
  albergue_unspecified: 1400,
  hostel: 2200,
  pension: 3500,
  hotel: 5500,
  casa_rural: 4500,
  apartment: 4000,
  camping: 1200,
  refuge: 2000,
  gite: 2200,
};

/** The typical price of a type, or null for one that is not in the table. */
export function typicalPriceOf(type: string): number | null {
  return Object.entries(typicalPriceCents).find(([known]) => known === type)?.[1] ?? null;
}
