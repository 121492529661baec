import { useMemo, useRef } from "react";
import type { Measure, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { defaultDays, walkersIn } from "#domain/planner/options/with-defaults.ts";

/** Ranges of the sliders, in hours or kilometres; an address may contain larger values. */
const lengthRanges = {
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

/** Applies changed options. */
export type ChangeOptions = (change: Partial<PlannerOptions>) => void;

export interface LengthSetters {
  setIdeal(ideal: number): void;
  setMax(max: number): void;
  setMeasure(measure: Measure): void;
}

interface Lengths {
  readonly ideal: number;
  readonly max: number;
}

/** Links ideal and longest day: the longest is never below the ideal one, and each measure keeps its own. */
export function useLengths(input: PlannerOptions, choose: ChangeOptions, drag: ChangeOptions): LengthSetters {
  const lastLengths = useRef<Partial<Record<Measure, Lengths>>>({});
  return useMemo(() => {
    const { measure, ideal, max } = input;
    /** The longest day as chosen: when the ideal one pushes it up, it goes down again with it. */
    const chosenMax = (): number => {
      const last = lastLengths.current[measure]?.max;
      return last !== undefined && Math.max(last, ideal) === max ? last : max;
    };
    return {
      setIdeal(next) {
        const longest = chosenMax();
        lastLengths.current[measure] = { ideal: next, max: longest };
        drag({ ideal: next, max: Math.max(longest, next) });
      },
      setMax(next) {
        lastLengths.current[measure] = { ideal: Math.min(ideal, next), max: next };
        drag({ max: next, ideal: Math.min(ideal, next) });
      },
      setMeasure(next) {
        if (next === measure) return;
        lastLengths.current[measure] = { ideal, max };
        const lengths = lastLengths.current[next] ?? defaultDays[next];
        choose({ measure: next, ...lengths, walkers: walkersIn(next, input.walkers) });
      },
    };
  }, [input, choose, drag]);
}
