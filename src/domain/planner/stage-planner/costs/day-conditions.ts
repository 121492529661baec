import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { type ArcsInUse, arcsOfDay, closedArcs } from "#domain/planner/stage-planner/graph/arcs-in-use.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { countOthers, countSeasonal, seasonBook } from "#domain/planner/stage-planner/graph/seasonal-houses.ts";

/** The arcs that may be walked on a day. Days with the same closures share one object. */
export interface DayArcs {
  readonly closed: ReadonlySet<number>;
  readonly inUse: Uint8Array;
}

/**
 * Everything about a date that matters. The conditions of a day are computed from these facts alone, and days with
 * equal facts share them: whatever depends on the date has to be listed here.
 */
interface DayFacts {
  readonly closed: ReadonlySet<number>;
  /** Flags of the seasons that are open; null without a date, when every house counts. */
  readonly open: Uint8Array | null;
}

function factsOf(graph: CompiledGraph, date: IsoDate | null): DayFacts {
  return { closed: closedArcs(graph, date), open: date === null ? null : seasonBook(graph).openOn(date) };
}

/** Facts as a key. */
function keyOf(facts: DayFacts): string {
  const textOf = (fact: unknown) =>
    fact instanceof Set || fact instanceof Uint8Array ? [...fact].join() : String(fact);
  return Object.values(facts).map(textOf).join("|");
}

/** What depends on the date: the arcs that may be walked and the houses that are open. Equal days share one object. */
export interface DayConditions {
  readonly arcs: DayArcs;
  /** Houses of the allowed types not known to be closed, per waypoint. */
  readonly houses: Uint16Array;
  /** Those of them known to be open; null without a date. */
  readonly knownOpen: Uint16Array | null;
}

/** Conditions of every calendar day of a plan, computed on demand. */
export class Calendar {
  readonly #graph: CompiledGraph;
  readonly #input: PlannerOptions;
  readonly #inUse: ArcsInUse;
  readonly #arcs = new Map<string, DayArcs>();
  readonly #byFacts = new Map<string, DayConditions>();
  readonly #byDay: DayConditions[] = [];
  /** Houses that count on every day. */
  #yearRoundHouses: Uint16Array | null = null;

  constructor(graph: CompiledGraph, input: PlannerOptions, inUse: ArcsInUse) {
    this.#graph = graph;
    this.#input = input;
    this.#inUse = inUse;
  }

  /** The date of a calendar day of the plan, from 1; null without a start date. */
  dateOf(day: number): IsoDate | null {
    return this.#input.startDate === null ? null : addDays(this.#input.startDate, day - 1);
  }

  /** Conditions on a calendar day, from 1. */
  on(day: number): DayConditions {
    const index = this.#input.startDate === null ? 1 : day;
    return (this.#byDay[index] ??= this.#under(factsOf(this.#graph, this.dateOf(day))));
  }

  #under(facts: DayFacts): DayConditions {
    const key = keyOf(facts);
    let conditions = this.#byFacts.get(key);
    if (!conditions) {
      const { closed, open } = facts;
      const closures = [...closed].join();
      let arcs = this.#arcs.get(closures);
      if (!arcs) this.#arcs.set(closures, (arcs = { closed, inUse: arcsOfDay(this.#graph, this.#inUse, closed) }));
      const { lodgingTypes } = this.#input;
      const seasonal = countSeasonal(this.#graph, lodgingTypes, open);
      this.#yearRoundHouses ??= countOthers(this.#graph, lodgingTypes);
      const houses = this.#yearRoundHouses.map((others, place) => others + seasonal[place]!);
      conditions = { arcs, houses, knownOpen: open && seasonal };
      this.#byFacts.set(key, conditions);
    }
    return conditions;
  }
}
