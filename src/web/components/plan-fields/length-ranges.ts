import type { Measure } from "#domain/planner/options/planner-options.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Ranges of the sliders, in hours or kilometres; an address may contain larger values. */
export const lengthRanges = {
  hours: { ideal: { min: 3, max: 10, step: 0.25 }, max: { min: 4, max: 14, step: 0.25 } },
  km: { ideal: { min: 5, max: 45, step: 1 }, max: { min: 10, max: 60, step: 1 } },
} as const satisfies Record<Measure, Record<"ideal" | "max", { min: number; max: number; step: number }>>;

/** Range and step of a slider: those of the table, extended to the current value. */
export function sliderRange(measure: Measure, length: "ideal" | "max", value: number) {
  const { min, max, step } = lengthRanges[measure][length];
  return { min: Math.min(min, value), max: Math.max(max, value), step };
}

/** Whether a length exceeds the sliders' range: hardly anybody walks so far every day. */
export function isBeyond(measure: Measure, length: "ideal" | "max", value: number): boolean {
  return value > lengthRanges[measure][length].max;
}

/** Formats a length of a day in its unit: "6 h 30", "23.0 km". */
export function useLengthText(): (measure: Measure, length: number) => string {
  const { hours, kilometres } = useFormats();
  return (measure, length) =>
    measure === "hours" ? hours(length) : kilometres(length * 1000).replace(/[.,]0(?=\D)/, "");
}
