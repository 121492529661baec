import { useMemo, useState } from "react";

import type { PlannerSolution } from "#domain/planner-solution/solve.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerData } from "#web/components/plan-fields/planner-data.ts";
import { type Fetched, useFetched } from "#web/components/plan-fields/use-fetched.ts";
import { useInUse } from "#web/ui/use-in-use.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { OptionsState } from "./use-options.ts";
import { type PlanInBrowser, usePlanInBrowser } from "./use-plan-in-browser.ts";

/** What the browser finds by itself, once somebody turns to the page or wants another plan than the server's. */
export interface BrowserSolution {
  readonly graph: Fetched<RouteGraph>;
  readonly planner: PlanInBrowser | null;
  /** Whether it is wanted: until then what the server has drawn is fine enough. */
  readonly isWanted: boolean;
  /** Whether the server has said what there is to say of these very options. */
  readonly isGiven: boolean;
  /** What plans, once it is wanted, and the graph is there. */
  readonly ready: { readonly planner: PlanInBrowser; readonly graph: RouteGraph } | null;
  /** The best plan; null where there is none, and before anything can plan. */
  readonly solution: PlannerSolution | null;
}

/** Finds a plan in a step of its own: what is shown of it is worked out in the next, and a slow phone breathes in between. */
export function useSolution(data: PlannerData, { input, search, further }: OptionsState): BrowserSolution {
  const graph = useFetched<RouteGraph>(usePaths().routeGraph(data.route.slug));
  // The server's plan stands until somebody turns to the page or wants another one; a kept page may be of another one.
  const [first] = useState(input);
  const { outcome: given, of } = data.planned;
  const isOfThis = of === undefined || search === of + further;
  const isGiven = input === first && isOfThis && (given.ok || given.refusals.length > 0);
  const isWanted = useInUse() || !isGiven;
  const planner = usePlanInBrowser(isWanted);
  const ready = useMemo(
    () => (isWanted && graph.value && planner ? { planner, graph: graph.value } : null),
    [isWanted, graph.value, planner],
  );
  const solution = useMemo(() => ready && ready.planner.solveIfAny(ready.graph, input), [ready, input]);
  return { graph, planner, isWanted, isGiven, ready, solution };
}
