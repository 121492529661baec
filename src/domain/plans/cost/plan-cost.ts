import type { AccommodationType } from "#domain/places/lodging/lodging-facts.ts";

/** Month of the figures below. */
const typicalPricesDate = "2026-01";

/**
 * Typical price of a night for one person by type, in euro cents: rounded figures, used if a house's own price is
 * unknown, and marked as typical wherever they are shown. A bed in a dormitory; a single room in a pension, hotel or
 * casa rural; half of an apartment for two; the usual donation. The public albergues of Galicia have a fixed price, 10
 * euros.
 */
const typicalPriceCents: Readonly<Record<AccommodationType, number>> = {
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

/** The typical price of a type, or null if there is none. */
export function typicalPriceOf(type: string): number | null {
  return Object.entries(typicalPriceCents).find(([pricedType]) => pricedType === type)?.[1] ?? null;
}

/** Known facts of a night. */
export interface NightFacts {
  /** Calendar day of the plan. */
  readonly day: number;
  /** Entered by the walker, in euro cents, for all walkers together. */
  readonly priceCents: number | null;
  /** The chosen house; `priceFrom` in euros, null if unknown or in another currency. */
  readonly house: { readonly type: string; readonly priceFrom: number | null } | null;
  /** Types of the known houses in the town, among those that the options allow. */
  readonly typesInTown: readonly string[];
}

/** `own`: entered by the walker; `house`: of the chosen house; `typical`: from the table. */
type PriceBasis = "own" | "house" | "typical" | "unknown";

interface NightCost {
  readonly day: number;
  /** Null if not even the type of a house is known. */
  readonly cents: number | null;
  readonly basis: PriceBasis;
  /** Type of house for a typical price. */
  readonly type: string | null;
}

export interface PlanCost {
  readonly currency: "EUR";
  /** Number of people: known and typical prices are per person, and multiplied by it. */
  readonly people: number;
  readonly nights: readonly NightCost[];
  readonly totalCents: number;
  /** The known part, entered or of chosen houses. */
  readonly knownCents: number;
  readonly typicalCents: number;
  readonly unknownNights: number;
  /** Month of the typical prices, YYYY-MM. */
  readonly typicalPricesDate: string;
}

/**
 * Estimated cost of all nights, including the night of arrival: known prices, otherwise typical ones, marked as such.
 *
 * @param people 1 or more. Prices entered by the walker are for all of them.
 */
export function estimateCost(nights: readonly NightFacts[], people: number): PlanCost {
  const costs = nights.map((night) => forPeople(costOfNight(night), people));
  const sum = (bases: readonly PriceBasis[]) =>
    costs.reduce((total, { basis, cents }) => total + (bases.includes(basis) ? (cents ?? 0) : 0), 0);
  return {
    currency: "EUR",
    people,
    nights: costs,
    totalCents: sum(["own", "house", "typical"]),
    knownCents: sum(["own", "house"]),
    typicalCents: sum(["typical"]),
    unknownNights: costs.filter(({ basis }) => basis === "unknown").length,
    typicalPricesDate,
  };
}

function forPeople(night: NightCost, people: number): NightCost {
  return night.cents === null || night.basis === "own" ? night : { ...night, cents: night.cents * people };
}

function costOfNight({ day, priceCents, house, typesInTown }: NightFacts): NightCost {
  if (priceCents !== null) return { day, cents: priceCents, basis: "own", type: null };
  if (house?.priceFrom != null) {
    return { day, cents: Math.round(house.priceFrom * 100), basis: "house", type: house.type };
  }
  const types = house ? [house.type] : typesInTown;
  const prices = types.flatMap((type) => {
    const cents = typicalPriceOf(type);
    return cents === null ? [] : [{ type, cents }];
  });
  const [cheapest] = prices.toSorted((a, b) => a.cents - b.cents);
  if (!cheapest) return { day, cents: null, basis: "unknown", type: null };
  return { day, cents: cheapest.cents, basis: "typical", type: cheapest.type };
}
