import { useEffect, useState } from "react";

import type { FurtherWalk, FurtherWalks } from "#contract/planner/further-walks.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { siteApi } from "#web/client/api/site-api.ts";

/** How long options have to rest before it is asked, in milliseconds. */
const debounceMs = 600;

/**
 * Where a plan for these options may be walked on to, and other routes that meet it; those found last while others are
 * looked for, none where the server is not reached.
 *
 * @param input null where nothing is asked
 */
export function useFurtherWalks(input: PlannerOptions | null): readonly FurtherWalk[] {
  const [found, setFound] = useState<readonly FurtherWalk[]>(none);
  const body = input && JSON.stringify({ ...input, pins: undefined });
  useEffect(() => {
    if (body === null) return;
    let isOver = false;
    const ask = async () => {
      const path = "/planner/further";
      const { walks } = await siteApi().request<FurtherWalks>({
        method: "POST",
        path,
        body: JSON.parse(body),
        isBackground: true,
      });
      if (!isOver) setFound(walks);
    };
    const timer = setTimeout(() => void ask().catch(() => isOver || setFound(none)), debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [body]);
  return body === null ? none : found;
}

const none: readonly FurtherWalk[] = [];
