export const unitSystems = ["metric", "imperial"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Kilometres and metres in the larger and the smaller unit of each system. */
export const unitSizes = {
  metric: { km: 1, m: 1 },
  imperial: { km: 1.609344, m: 0.3048 },
} as const satisfies Record<UnitSystem, object>;
