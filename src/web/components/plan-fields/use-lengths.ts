import { useMemo, useRef } from "react";

import type { Measure, PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { defaultDays, walkersIn } from "#domain/planner/options/with-defaults.ts";

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
