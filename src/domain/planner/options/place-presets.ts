/** Named weights of `places`, from none to high. */
export const placePresets = { any: 0, good: 0.5, towns: 1 } as const;
export type PlacePreset = keyof typeof placePresets;

export const placePresetNames = Object.keys(placePresets) as readonly PlacePreset[];

/** The name of a weight, or `own`. */
export function placePresetOf(weight: number): PlacePreset | "own" {
  return placePresetNames.find((name) => placePresets[name] === weight) ?? "own";
}
