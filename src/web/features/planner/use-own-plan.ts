import { useEffect, useMemo, useRef, useState } from "react";

import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import { type Fetched, useFetched } from "#web/client/api/use-fetched.ts";
import { useInUse } from "#web/ui/use-in-use.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { OptionsState } from "./options/use-options.ts";
import type { DrawnOutcome } from "./worker/planner-tasks.ts";
import { runInWorker } from "./worker/run-in-worker.ts";

/** Debounce time before a missing plan is explained, in milliseconds: that takes longer than planning. */
const restMs = 150;

const unexplained: DrawnOutcome = {
  outcome: { ok: false, refusals: [], bedsUnknown: false, byDays: [] },
  warnings: [],
  plan: null,
};

/** What the browser computes itself, once the page is used or needs a different plan than the server's. */
export interface OwnPlan {
  /** The options of the plan: while a slider moves, it follows a moment later. */
  readonly options: OptionsState;
  readonly graph: Fetched<RouteGraph>;
  /** Whether own plans are requested: until then the server's rendering is sufficient. */
  readonly isWanted: boolean;
  /** The plan, or why there is none; null while only the server's is known. */
  readonly own: DrawnOutcome | null;
}

interface Asked {
  readonly graph: RouteGraph;
  readonly options: OptionsState;
}

interface Found extends Asked {
  /** Null if there is no plan, until the reason is known. */
  readonly outcome: DrawnOutcome | null;
  /** Why the previous options had none: shown until the current reason is known. */
  readonly before: DrawnOutcome | null;
}

/**
 * The best plan of the options, computed off the main thread: one at a time, so that plans follow a slider that keeps
 * moving. Once the options rest, the reason for a missing plan is determined.
 */
export function useOwnPlan(
  data: PlannerData,
  options: OptionsState,
): { readonly plan: OwnPlan; /** Whether that of other options is on its way. */ readonly isBehind: boolean } {
  const { input, search, further } = options;
  const graph = useFetched<RouteGraph>(usePaths().routeGraph(data.route.slug));
  // The server's plan stays until the page is used or needs another one; a cached page may show a different one.
  const [first] = useState(input);
  const { outcome: given, of } = data.planned;
  const isOfThis = of === undefined || search === of + further;
  const isGiven = input === first && isOfThis && (given.ok || given.refusals.length > 0);
  const isWanted = useInUse() || !isGiven;
  const found = useFound(isWanted ? graph.value : null, options);
  const isBehind = found !== null && found.options.input !== input;
  // All other changes apply at once.
  const shown = isBehind ? found.options : options;
  const plan = useMemo(() => {
    const own = found && (found.outcome ?? found.before ?? (isGiven ? null : unexplained));
    return { options: shown, graph, isWanted, own };
  }, [found, isGiven, shown, graph, isWanted]);
  return { plan, isBehind };
}

/** Why options had no plan; null if they had one, or if it is not known. */
export function reasonsOf(found: Pick<Found, "outcome" | "before"> | null): DrawnOutcome | null {
  if (!found?.outcome) return found?.before ?? null;
  return found.outcome.outcome.ok ? null : found.outcome;
}

function useFound(graph: RouteGraph | null, options: OptionsState): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const wanted = useRef<Asked | null>(null);
  const isFinding = useRef(false);
  const last = useRef(options);
  useEffect(() => {
    last.current = options;
  });

  const { input } = options;
  useEffect(() => {
    if (!graph) return;
    wanted.current = { graph, options: last.current };
    if (isFinding.current) return;
    isFinding.current = true;
    const find = async () => {
      for (let asked = wanted.current; asked !== null; asked = wanted.current) {
        wanted.current = null;
        const outcome = await runInWorker("outcomeIfAny", asked.graph, [asked.options.input]);
        const is = { ...asked, outcome };
        setFound((before) => ({ ...is, before: outcome ? null : reasonsOf(before) }));
      }
    };
    void find().finally(() => (isFinding.current = false));
  }, [graph, input]);

  const refused = found !== null && found.outcome === null && found.options.input === input ? found : null;
  useEffect(() => {
    if (!refused) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const explain = async () => {
      const outcome = await runInWorker("outcomeOrReasons", refused.graph, [refused.options.input], signal);
      setFound((now) => (now === refused ? { ...refused, outcome } : now));
    };
    // Aborted when the options change meanwhile.
    const timer = setTimeout(() => void explain().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [refused]);
  return found;
}
