import type { RestEvery } from "./planner-options.ts";

/** Intervals of rest days offered by name, shortest first. */
export const restPresets: readonly RestEvery[] = [
  { after: 5, min: 4, max: 6 },
  { after: 7, min: 5, max: 9 },
  { after: 10, min: 8, max: 12 },
];

/** Format in an address: the preferred, minimum and maximum number of walking days. */
export function restText({ after, min, max }: RestEvery): string {
  return [after, min, max].join(",");
}

/** Whether an interval is one of those offered by name. */
export function isRestPreset(options: RestEvery): boolean {
  return restPresets.some((preset) => restText(preset) === restText(options));
}
