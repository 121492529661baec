import type { CompiledGraph } from "./compiled-graph.ts";
import type { DayConditions } from "./day-conditions.ts";
import { ForwardSearch, maxPlanLength } from "./forward.ts";
import type { PlanningProblem } from "./problem.ts";
import { ReachSearch } from "./reach-search.ts";

/** What a search knows of plans to another end than its own. */
export type SharedDays =
  /** All days are the same: what a day costs that comes to the end is known. */
  | "all"
  /** All days but the last one. */
  | "before-last";

/** A search of plans to one end, which others share whose plans have the same days but for the last one. */
export class SharedEnds {
  readonly problem: PlanningProblem;
  /** The least and most calendar days that plans may have. */
  readonly #fewest: number;
  readonly #most: number;
  #forward: ForwardSearch | null = null;
  #reached: { readonly arrivals: Uint8Array; readonly evening: Uint8Array } | null = null;
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

  /** 1 for each stop of the line at which a plan with a number of days that is asked for may end, whatever it costs. */
  get arrivals(): Uint8Array {
    return this.#reach().arrivals;
  }

  /** 1 for each stop at which plans may be on the evening before the last day. */
  get evening(): Uint8Array {
    return this.#reach().evening;
  }

  /** Takes a fraction of the time that costs take. */
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
   * Which days of plans to the end of another problem are those of plans here; null where they may be others. They are
   * others where other ways lead there. And a stage over the limit leads only where no stop lies within it, so that a
   * stop more or less may matter: it does not where another stop that is one on every day lies within the limit.
   */
  sharedWith(other: PlanningProblem): SharedDays | null {
    const { stops, graph } = other.context;
    if (!this.problem.context.stops.reachesEnd[stops.to]) return null;
    const ways = compareWays(this.problem, other);
    if (!ways) return null;
    const always = this.#stopsOnEveryDay();
    const days = always[stops.to] ? "all" : "before-last";
    if (ways.onlyOne || (ways.nonePast && days === "all")) return days;
    const ahead = placesBeforeStops(graph, other);
    const isThere = (place: number) => always[place] === 1 && stops.reachesEnd[place] === 1;
    const { line } = this.problem.context;
    const bands = new Set(this.#daysOfEachKind().map((day) => this.problem.openStagesOn(day).bands!));
    const isSame = [...bands].every(({ within }) =>
      line.place.every(
        (place, stop) =>
          place === stops.to ||
          !stops.reachesEnd[place] ||
          within[stop]!.some(isThere) ||
          (days === "before-last" && !ahead[place]),
      ),
    );
    return isSame ? days : null;
  }

  /** 1 for each place where a day may end, whenever it is. */
  #stopsOnEveryDay(): Uint8Array {
    if (this.#alwaysStop) return this.#alwaysStop;
    const { stages, calendar, line, graph } = this.problem.context;
    const always = new Uint8Array(graph.waypoints.length);
    for (const place of line.place) always[place] = 1;
    for (const day of this.#daysOfEachKind()) {
      const conditions = calendar.on(day);
      for (const place of line.place) if (!stages.isAdmissible(place, conditions)) always[place] = 0;
    }
    return (this.#alwaysStop = always);
  }

  /** One calendar day of each kind of conditions that the days have. */
  #daysOfEachKind(): readonly number[] {
    const seen = new Map<DayConditions, number>();
    for (let day = 1; day <= this.#most; day++) seen.set(this.problem.context.calendar.on(day), day);
    return [...seen.values()];
  }
}

/** How the ways lead to the nearer end; null where they are others than those to the farther one. */
function compareWays(
  { context: other }: PlanningProblem,
  { context }: PlanningProblem,
): { onlyOne: boolean; nonePast: boolean } | null {
  const { graph, stops, inUse, ever } = context;
  let [nonePast, mostWays] = [true, 0];
  const seen = new Set([stops.from]);
  for (const place of seen) {
    if (place === stops.to) continue;
    let ways = 0;
    for (const arc of graph.leaving[place]!) {
      if (inUse.always[arc] !== other.inUse.always[arc] || ever[arc] !== other.ever[arc]) return null;
      if (!ever[arc]) continue;
      ways += 1;
      const next = graph.arcTo[arc]!;
      if (stops.reachesEnd[next]) seen.add(next);
      else nonePast = false;
    }
    mostWays = Math.max(mostWays, ways);
  }
  return { onlyOne: nonePast && mostWays < 2, nonePast };
}

/** 1 for each place from which a way leads to where a day may end before the end of the walk. */
function placesBeforeStops(graph: CompiledGraph, { context }: PlanningProblem): Uint8Array {
  const { stops, ever } = context;
  const leads = new Uint8Array(graph.waypoints.length);
  const open = [...stops.isCandidate.keys()].filter((place) => stops.isCandidate[place] && place !== stops.to);
  while (open.length > 0) {
    for (const arc of graph.entering[open.pop()!]!) {
      const before = graph.arcFrom[arc]!;
      if (!ever[arc] || leads[before]) continue;
      leads[before] = 1;
      open.push(before);
    }
  }
  return leads;
}
