/** A value other than the default for every option of the table. */
import {
  definitionOf,
  keysOfPart,
  type OptionDefinition,
  type OptionKey,
  optionKeys,
  type OptionKind,
  type PlannerOptions,
} from "#domain/planner/options/planner-options.ts";
import { pacePresets } from "#domain/planner/options/presets.ts";

const samples: { readonly [Kind in OptionKind]: (row: OptionDefinition) => unknown } = {
  name: () => "sarria",
  date: () => "2027-05-10",
  choice: ({ values = [], fallback }) => values.find((value) => value !== fallback),
  number: ({ min = 0, max = 1, step = 0.25, fallback }) => [min + step, max].find((value) => value !== fallback),
  names: ({ values }) => values?.slice(0, 2) ?? ["sarria", "portomarin"],
  pace: () => ({ flatKmh: 4.5, ascentMPerH: 350, descentMPerH: 500 }),
  walkers: () => [
    { pace: pacePresets.gentle, ideal: 5, max: 7.5 },
    { pace: { flatKmh: 4.5, ascentMPerH: 350, descentMPerH: 500 }, ideal: 8, max: 10 },
  ],
  branches: () => ({ samos: "take", valcarlos: "avoid" }),
  rest: ({ min = 1 }) => ({ after: min + 6, min: min + 4, max: min + 8 }),
  pins: () => [{ day: 2, kind: "walk", to: "sarria" }],
};

/** A third value, if there is one. */
const others: Partial<Record<OptionKind, (row: OptionDefinition) => unknown>> = {
  name: () => "burgos",
  date: () => "2028-01-01",
  number: ({ max }) => max,
  names: ({ values }) => values?.slice(2, 3) ?? ["burgos"],
  pace: () => ({ flatKmh: 3, ascentMPerH: 300, descentMPerH: 500 }),
  walkers: () => [{ pace: pacePresets.brisk, ideal: 8, max: 10 }],
  branches: () => ({ samos: "avoid" }),
  rest: ({ max = 1 }) => ({ after: max - 1, min: max - 2, max }),
};

export function sampleOf(key: OptionKey): Partial<PlannerOptions> {
  const row = definitionOf(key);
  return { [key]: samples[row.kind](row) };
}

/** A different change of the part to which an option belongs; for choices between two values, a change of a neighbouring option. */
export function otherSampleOf(key: OptionKey): Partial<PlannerOptions> {
  const row = definitionOf(key);
  const other = others[row.kind];
  const neighbour = keysOfPart(row.part ?? "").find((each) => each !== key);
  return other ? { [key]: other(row) } : sampleOf(neighbour ?? key);
}

export const sampledOptions = optionKeys.map((key) => [key, sampleOf(key)] as const);
