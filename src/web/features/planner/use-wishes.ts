import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import type { PlannerInput } from "#domain/stage-planner/plan.ts";

import { type CompleteWish, completeWish } from "#web/components/plan-fields/complete-wish.ts";
import type { PlannerData } from "#web/components/plan-fields/planner-data.ts";
import { plannerSearch } from "#web/components/plan-fields/planner-search.ts";
import { type LengthSetters, useLengths } from "#web/components/plan-fields/use-lengths.ts";

/** How long a slider has to rest before the address follows it, in milliseconds. */
const restMs = 250;

export interface Wishes extends CompleteWish, LengthSetters {
  /** The address of the wishes, one text for equal wishes. */
  readonly search: string;
  /** A choice: the address follows at once, and Back takes the choice back. */
  choose(change: Partial<PlannerInput>): void;
  /** A move of a slider: the plan follows at once, the address when the slider rests. */
  drag(change: Partial<PlannerInput>): void;
}

/**
 * The wishes. The address is where they live; what has been moved since the address was last written lies over it,
 * and goes as soon as the address changes, by us or by Back.
 */
export function useWishes({ route, towns }: PlannerData): Wishes {
  const { key, search: shown } = useLocation();
  const navigate = useNavigate();
  const written = useMemo(() => completeWish(shown, route, towns), [shown, route, towns]);
  const [moved, setMoved] = useState<{ readonly key: string; readonly input: PlannerInput } | null>(null);
  // Gone for good: Back may bring the same address again, and it must then be what counts.
  if (moved !== null && moved.key !== key) setMoved(null);
  const isMoved = moved?.key === key;
  const search = plannerSearch(isMoved ? moved.input : written.input, route);
  // Equal wishes are one object, whether they were moved or read: nothing is planned twice.
  const input = useMemo(() => completeWish(search, route, towns).input, [search, route, towns]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [key]);

  // Both stay the same functions while a slider moves, so that controls it does not concern are not drawn again.
  const now = useRef({ input, key, shown, navigate });
  useLayoutEffect(() => {
    now.current = { input, key, shown, navigate };
  });
  const choose = useCallback(
    (change: Partial<PlannerInput>) => {
      clearTimeout(timer.current);
      const next = { ...now.current.input, ...change };
      setMoved({ key: now.current.key, input: next });
      const address = plannerSearch(next, route);
      if (address !== now.current.shown) void now.current.navigate({ search: address }, { preventScrollReset: true });
    },
    [route],
  );
  const drag = useCallback(
    (change: Partial<PlannerInput>) => {
      clearTimeout(timer.current);
      const next = { ...now.current.input, ...change };
      setMoved({ key: now.current.key, input: next });
      const follow = () =>
        void now.current.navigate({ search: plannerSearch(next, route) }, { replace: true, preventScrollReset: true });
      timer.current = setTimeout(follow, restMs);
    },
    [route],
  );
  const lengths = useLengths(input, choose, drag);
  return { input, faults: isMoved ? [] : written.faults, day: written.day, search, choose, drag, ...lengths };
}
