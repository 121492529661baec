import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanningFailure as PlannerRefusal } from "#domain/stage-planner/plan.ts";

/** Thrown when the planner finds no plan for what is asked. */
export class PlanNotPossible extends Error {
  override readonly name = "PlanNotPossible";
  readonly refusals: readonly PlannerRefusal[];
  /** Of the route that cannot be planned, for the names of its towns. */
  readonly graph: RouteGraph;
  /** Name under which an option was sent. */
  readonly fieldOf: (field: string) => string;

  constructor(refusals: readonly PlannerRefusal[], graph: RouteGraph, fieldOf: (field: string) => string) {
    super("no plan meets these options");
    this.refusals = refusals;
    this.graph = graph;
    this.fieldOf = fieldOf;
  }
}

/** Names of options as plans are sent: those of the first route under `input`, of others under `nextLegs`. */
export function fieldOfLeg(leg: number): (field: string) => string {
  return (field) => (leg === 0 ? `input.${field}` : `nextLegs.${leg - 1}.${field}`);
}
