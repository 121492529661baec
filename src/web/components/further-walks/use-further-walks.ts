import { useEffect, useEffectEvent, useState } from "react";

import type { FurtherWalk, FurtherWalks } from "#contract/planner/further-walks.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { isNetworkFailure } from "#web/client/offline/support.ts";

/** Debounce time for changes of the options, in milliseconds. */
const debounceMs = 600;

/**
 * Possible continuations of a plan for these options, and other routes that meet it; the last result is shown while a
 * request is pending.
 *
 * @param input null for no request
 * @param findHere fallback when the server is not reachable; without it the result is then empty
 */
export function useFurtherWalks(
  input: PlannerOptions | null,
  findHere?: () => Promise<readonly FurtherWalk[]>,
): readonly FurtherWalk[] {
  const [results, setResults] = useState<readonly FurtherWalk[]>(none);
  const body = input && JSON.stringify({ ...input, pins: undefined });
  const here = useEffectEvent(async () => findHere?.() ?? none);
  useEffect(() => {
    if (body === null) return;
    let isOver = false;
    const ask = async (): Promise<readonly FurtherWalk[]> => {
      const path = "/planner/further";
      const request = { method: "POST", path, body: JSON.parse(body), isBackground: true } as const;
      try {
        return (await siteApi().request<FurtherWalks>(request)).walks;
      } catch (error) {
        if (isOver || !isNetworkFailure(error)) return none;
        return here();
      }
    };
    const show = (walks: readonly FurtherWalk[]) => isOver || setResults(walks);
    const timer = setTimeout(() => void ask().then(show, () => show(none)), debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [body]);
  return body === null ? none : results;
}

const none: readonly FurtherWalk[] = [];
