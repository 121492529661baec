import { useEffect, useMemo, useRef, useState } from "react";

import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import { type Fetched, useFetched } from "#web/client/api/use-fetched.ts";
import { useHasInteracted } from "#web/ui/hydration/use-hydrated.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { OptionsState } from "./options/use-options.ts";
import type { DisplayedOutcome } from "./worker/planner-tasks.ts";
import { runInWorker } from "./worker/run-in-worker.ts";

/** Debounce time before a missing plan is explained, in milliseconds: that takes longer than planning. */
const debounceMs = 150;

const unexplained: DisplayedOutcome = {
  outcome: { ok: false, refusals: [], bedsUnknown: false, byDays: [] },
  warnings: [],
  plan: null,
};

/** What the browser computes itself, once the page is used or needs a different plan than the server's. */
export interface BrowserPlan {
  /** The options of the plan: while a slider moves, it follows a moment later. */
  readonly options: OptionsState;
  readonly graph: Fetched<RouteGraph>;
  /** Whether the browser plans by itself: until then the server's rendering is sufficient. */
  readonly isActive: boolean;
  /** The plan, or why there is none; null while only the server's is known. */
  readonly browserOutcome: DisplayedOutcome | null;
}

interface PlanningRequest {
  readonly graph: RouteGraph;
  readonly options: OptionsState;
}

interface PlanningState extends PlanningRequest {
  /** Null if there is no plan, until the reason is known. */
  readonly outcome: DisplayedOutcome | null;
  /** Why the previous options had none: shown until the current reason is known. */
  readonly previousReasons: DisplayedOutcome | null;
}

/**
 * The best plan of the options, computed off the main thread: one at a time, so that plans follow a slider that keeps
 * moving. Once the options rest, the reason for a missing plan is determined.
 */
export function useBrowserPlan(
  data: PlannerData,
  options: OptionsState,
): {
  readonly plan: BrowserPlan;
  /** Whether the plan of the current options is still being computed. */ readonly isStale: boolean;
} {
  const { input, search, further } = options;
  const graph = useFetched<RouteGraph>(usePaths().routeGraph(data.route.slug));
  // The server's plan stays until the page is used or needs another one; a cached page may show a different one.
  const [first] = useState(input);
  const { outcome: serverOutcome, of } = data.planned;
  const isForThisAddress = of === undefined || search === of + further;
  const isServerPlanValid =
    input === first && isForThisAddress && (serverOutcome.ok || serverOutcome.refusals.length > 0);
  const isActive = useHasInteracted() || !isServerPlanValid;
  const state = usePlanning(isActive ? graph.value : null, options);
  const isStale = state !== null && state.options.input !== input;
  // All other changes apply at once.
  const planOptions = isStale ? state.options : options;
  const plan = useMemo(() => {
    const browserOutcome =
      state && (state.outcome ?? state.previousReasons ?? (isServerPlanValid ? null : unexplained));
    return { options: planOptions, graph, isActive, browserOutcome };
  }, [state, isServerPlanValid, planOptions, graph, isActive]);
  return { plan, isStale };
}

/** Why options had no plan; null if they had one, or if it is not known. */
export function reasonsOf(state: Pick<PlanningState, "outcome" | "previousReasons"> | null): DisplayedOutcome | null {
  if (!state?.outcome) return state?.previousReasons ?? null;
  return state.outcome.outcome.ok ? null : state.outcome;
}

function usePlanning(graph: RouteGraph | null, options: OptionsState): PlanningState | null {
  const [state, setState] = useState<PlanningState | null>(null);
  const nextRequest = useRef<PlanningRequest | null>(null);
  const isRunning = useRef(false);
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });

  const { input } = options;
  useEffect(() => {
    if (!graph) return;
    nextRequest.current = { graph, options: latestOptions.current };
    if (isRunning.current) return;
    isRunning.current = true;
    const planRequests = async () => {
      for (let request = nextRequest.current; request !== null; request = nextRequest.current) {
        nextRequest.current = null;
        const outcome = await runInWorker("outcomeIfAny", request.graph, [request.options.input]);
        const next = { ...request, outcome };
        setState((previous) => ({ ...next, previousReasons: outcome ? null : reasonsOf(previous) }));
      }
    };
    void planRequests().finally(() => (isRunning.current = false));
  }, [graph, input]);

  const unexplainedState = state !== null && state.outcome === null && state.options.input === input ? state : null;
  useEffect(() => {
    if (!unexplainedState) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    const explain = async () => {
      const outcome = await runInWorker(
        "outcomeWithReasons",
        unexplainedState.graph,
        [unexplainedState.options.input],
        signal,
      );
      setState((current) => (current === unexplainedState ? { ...unexplainedState, outcome } : current));
    };
    // Aborted when the options change meanwhile.
    const timer = setTimeout(() => void explain().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [unexplainedState]);
  return state;
}
