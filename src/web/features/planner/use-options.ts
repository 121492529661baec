import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { type ParsedOptions, parsePlannerUrl } from "#domain/planner-options/parse-planner-url.ts";
import { plannerUrl } from "#domain/planner-options/planner-url.ts";
import type { PlannerData } from "#web/components/plan-fields/planner-data.ts";
import { type LengthSetters, useLengths } from "#web/components/plan-fields/use-lengths.ts";

/** How long a slider has to rest before the address follows it, in milliseconds. */
const debounceMs = 250;

export interface OptionsState extends ParsedOptions, LengthSetters {
  /** The address of the options, one text for equal options. */
  readonly search: string;
  /** A choice: the address follows at once, and Back takes the choice back. */
  choose(change: Partial<PlannerOptions>): void;
  /** A move of a slider: the plan follows at once, the address when the slider rests. */
  drag(change: Partial<PlannerOptions>): void;
}

/**
 * The options. The address is where they live; what has been moved since the address was last written lies over it,
 * and goes as soon as the address changes, by us or by Back. An address that we have written is not read again: equal
 * options stay one object, so that nothing is planned twice.
 */
export function usePlannerOptions({ route, towns }: PlannerData): OptionsState {
  const { key, search: shown } = useLocation();
  const navigate = useNavigate();
  const [moved, setMoved] = useState<{ key: string; search: string; input: PlannerOptions } | null>(null);
  const read = () => {
    if (moved?.search === shown) return { shown, search: shown, input: moved.input, errors: [], day: null };
    const parsed = parsePlannerUrl(shown, route, towns);
    return { shown, search: plannerUrl(parsed.input, route), ...parsed };
  };
  const [written, setWritten] = useState<ParsedOptions & { shown: string; search: string }>(read);
  if (written.shown !== shown) setWritten(read());
  // Gone for good: Back may bring the same address again, and it must then be what counts.
  if (moved !== null && moved.key !== key) setMoved(null);
  const isMoved = moved?.key === key;
  const { input, search } = isMoved ? moved : written;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [key]);

  // Both stay the same functions while a slider moves, so that controls it does not concern are not drawn again.
  const now = useRef({ input, search, key, shown, navigate });
  useLayoutEffect(() => {
    now.current = { input, search, key, shown, navigate };
  });
  const move = useCallback(
    (change: Partial<PlannerOptions>) => {
      clearTimeout(timer.current);
      const next = { ...now.current.input, ...change };
      const address = plannerUrl(next, route);
      const isSame = address === now.current.search;
      setMoved({ key: now.current.key, search: address, input: isSame ? now.current.input : next });
      return address;
    },
    [route],
  );
  const choose = useCallback(
    (change: Partial<PlannerOptions>) => {
      const address = move(change);
      if (address !== now.current.shown) void now.current.navigate({ search: address }, { preventScrollReset: true });
    },
    [move],
  );
  const drag = useCallback(
    (change: Partial<PlannerOptions>) => {
      const address = move(change);
      const follow = () => void now.current.navigate({ search: address }, { replace: true, preventScrollReset: true });
      timer.current = setTimeout(follow, debounceMs);
    },
    [move],
  );
  const lengths = useLengths(input, choose, drag);
  return { input, errors: isMoved ? [] : written.errors, day: written.day, search, choose, drag, ...lengths };
}
