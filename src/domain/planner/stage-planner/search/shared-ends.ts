import type { DayConditions } from "#domain/planner/stage-planner/costs/day-conditions.ts";
import { ForwardSearch, maxPlanLength } from "./forward.ts";
import type { PlanningProblem } from "./problem.ts";
import { ReachSearch } from "./reach-search.ts";
import type { StageBands } from "#domain/planner/stage-planner/costs/stage-bands.ts";

/** Which days of plans to another end a search covers. */
export type SharedDays =
  /** All days are the same: the cost of a day that ends at the end is known too. */
  | "all"
  /** All days except the last. */
  | "before-last";

/** A search for plans to one end, shared with other ends whose plans have the same days except for the last one. */
export class SharedEnds {
  readonly problem: PlanningProblem;
  /** The least and most calendar days that plans may have. */
  readonly #fewest: number;
  readonly #most: number;
  #forward: ForwardSearch | null = null;
  #reached: { readonly arrivals: Uint8Array; readonly evening: Uint8Array } | null = null;
  #kinds: readonly number[] | null = null;
  #alwaysStop: Uint8Array | null = null;

  constructor(problem: PlanningProblem) {
    const { days } = problem.context.input;
    this.problem = problem;
    this.#fewest = Math.max(1, days ?? 0, problem.lastPin);
    this.#most = days ?? maxPlanLength;
  }

  get forward(): ForwardSearch {
    return (this.#forward ??= new ForwardSearch(this.problem));
  }

  /** 1 for each stop of the line at which a plan with a requested number of days may end, at any cost. */
  get arrivals(): Uint8Array {
    return this.#reach().arrivals;
  }

  /** 1 for each stop at which plans may be on the evening before the last day. */
  get evening(): Uint8Array {
    return this.#reach().evening;
  }

  /** Takes a fraction of the time of computing costs. */
  #reach(): { readonly arrivals: Uint8Array; readonly evening: Uint8Array } {
    if (this.#reached) return this.#reached;
    const { size } = this.problem.context.line;
    const [arrivals, evening] = [new Uint8Array(size), new Uint8Array(size)];
    const reach = new ReachSearch(this.problem);
    while (reach.days < this.#most && reach.isUnderWay) {
      if (reach.days === this.#most - 1) evening.forEach((_, stop) => (evening[stop] = reach.isAt(stop) ? 1 : 0));
      reach.next();
      if (reach.days < this.#fewest) continue;
      for (let stop = 0; stop < size; stop++) if (reach.hasWalkedTo(stop)) arrivals[stop] = 1;
    }
    return (this.#reached = { arrivals, evening });
  }

  /**
   * Which days of plans to the end of another problem are those of plans here; null if they may differ. They differ if
   * other ways lead there. A stage over the limit exists only if no stop lies within it, so one stop more or less may
   * matter; not if another stop lies within the limit, or none before the end at all.
   */
  sharedWith(other: PlanningProblem): SharedDays | null {
    const { stops } = other.context;
    if (!this.problem.context.stops.reachesEnd[stops.to]) return null;
    const ways = compareWays(this.problem, other);
    if (!ways) return null;
    const days = this.#stopsOnEveryDay()[stops.to] ? "all" : "before-last";
    if (ways.onlyOne || (ways.nonePast && days === "all")) return days;
    return this.#hasSameStages(other, days) ? days : null;
  }

  /** Whether, on every day, the stages that end before or at the end of the other problem are the same. */
  #hasSameStages({ context: { stops, input } }: PlanningProblem, days: SharedDays): boolean {
    const { line, stages, calendar } = this.problem.context;
    const always = this.#stopsOnEveryDay();
    const unsure = new Map<StageBands, readonly number[]>();
    const kinds = this.#daysOfEachKind();
    for (const day of kinds) {
      const bands = this.problem.openStagesOn(day).bands!;
      if (unsure.has(bands)) continue;
      const isSure = (stop: number) =>
        bands.within[stop]!.some((end) => always[end] === 1 && stops.reachesEnd[end] === 1);
      const uncertainStops = [...line.place.keys()].filter((stop) => {
        const place = line.place[stop]!;
        return place !== stops.to && stops.reachesEnd[place] === 1 && !isSure(stop);
      });
      unsure.set(bands, uncertainStops);
    }
    return kinds.every((day) => {
      const conditions = calendar.on(day);
      const bands = this.problem.openStagesOn(day).bands!;
      const isOpen = (place: number) => stops.reachesEnd[place] === 1 && stages.isAdmissible(place, conditions);
      /** Whether a stage over the limit may lead to a stop, ignoring one that is only the end. */
      const leadsBeyond = (stop: number) =>
        stages
          .reach(line.place[stop]!, conditions.arcs, 2 * input.max)
          .some(({ waypoint }) => isOpen(waypoint) && (days === "all" || waypoint !== stops.to));
      return unsure.get(bands)!.every((stop) => bands.within[stop]!.some(isOpen) || !leadsBeyond(stop));
    });
  }

  /** 1 for each place where a day may end, whenever it is. */
  #stopsOnEveryDay(): Uint8Array {
    if (this.#alwaysStop) return this.#alwaysStop;
    const { stages, calendar, line, graph } = this.problem.context;
    const always = new Uint8Array(graph.waypoints.length);
    const kinds = this.#daysOfEachKind().map((day) => calendar.on(day));
    for (const place of line.place) {
      if (kinds.every((conditions) => stages.isAdmissible(place, conditions))) always[place] = 1;
    }
    return (this.#alwaysStop = always);
  }

  /** One calendar day for each of the different conditions. */
  #daysOfEachKind(): readonly number[] {
    if (this.#kinds) return this.#kinds;
    const seen = new Map<DayConditions, number>();
    for (let day = 1; day <= this.#most; day++) seen.set(this.problem.context.calendar.on(day), day);
    return (this.#kinds = [...seen.values()]);
  }
}

/** How ways lead to the nearer end; null if they differ from those to the farther one. */
function compareWays(
  { context: other }: PlanningProblem,
  { context }: PlanningProblem,
): { onlyOne: boolean; nonePast: boolean } | null {
  const { graph, stops, inUse, everInUse } = context;
  let [nonePast, mostWays] = [true, 0];
  const seen = new Set([stops.from]);
  for (const place of seen) {
    if (place === stops.to) continue;
    let ways = 0;
    for (const arc of graph.leaving[place]!) {
      if (inUse.always[arc] !== other.inUse.always[arc] || everInUse[arc] !== other.everInUse[arc]) return null;
      if (!everInUse[arc]) continue;
      ways += 1;
      const next = graph.arcTo[arc]!;
      if (stops.reachesEnd[next]) seen.add(next);
      else nonePast = false;
    }
    mostWays = Math.max(mostWays, ways);
  }
  return { onlyOne: nonePast && mostWays < 2, nonePast };
}
