import type { RestEvery } from "./planner-options.ts";

/** Rhythms of rest days that are offered by name, shortest first. */
export const restPresets: readonly RestEvery[] = [
  { after: 5, min: 4, max: 6 },
  { after: 7, min: 5, max: 9 },
  { after: 10, min: 8, max: 12 },
];

/** As it stands in an address: the walking days that suit best, the fewest and the most. */
export function restText({ after, min, max }: RestEvery): string {
  return [after, min, max].join(",");
}

/** Whether a rhythm is one of those offered by name. */
export function isRestPreset(options: RestEvery): boolean {
  return restPresets.some((preset) => restText(preset) === restText(options));
}
