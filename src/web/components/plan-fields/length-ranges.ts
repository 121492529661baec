import type { Measure } from "#domain/planner-options/planner-options.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** What the sliders offer, in hours or kilometres; an address may hold more. */
export const lengthRanges = {
  hours: { ideal: { min: 3, max: 10, step: 0.25 }, max: { min: 4, max: 14, step: 0.25 } },
  km: { ideal: { min: 5, max: 45, step: 1 }, max: { min: 10, max: 60, step: 1 } },
} as const satisfies Record<Measure, Record<"ideal" | "max", { min: number; max: number; step: number }>>;

/** Writes a length of a day in its unit: "6 h 30", "23.0 km". */
export function useLengthText(): (measure: Measure, length: number) => string {
  const { hours, kilometres } = useFormats();
  return (measure, length) =>
    measure === "hours" ? hours(length) : kilometres(length * 1000).replace(/[.,]0(?=\D)/, "");
}
