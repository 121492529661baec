/** The stages a walker may choose from at the start of a day: stops, limits and the rule for days over the limit. */
import type { GraphArc, GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { walkingHours } from "#domain/walking-time/walking-time.ts";
import { arcsInUse } from "./arcs-in-use.ts";
import { addDays, isOpen } from "./calendar.ts";

export const tolerance = 1e-9;

export interface Stage {
  /** Waypoint uuid of the stop. */
  readonly to: string;
  /** Hours or kilometres, as the input's measure says: for the first walker, who chooses the way, and the others in turn. */
  readonly ms: readonly number[];
  readonly walkedKm: number;
  readonly overMax: boolean;
}

/** The definition applied to one graph and input, with memoised results and no other optimisation. */
export interface PlannerRules {
  readonly start: string;
  readonly end: string;
  readonly waypoint: (uuid: string) => GraphWaypoint;
  readonly slug: (uuid: string) => string;
  readonly houses: (uuid: string, calendarDay: number) => number;
  readonly stagesFrom: (uuid: string, calendarDay: number) => readonly Stage[];
  readonly dateOf: (calendarDay: number) => string | null;
  readonly arcsFrom: (uuid: string, calendarDay: number) => readonly GraphArc[];
}

export const arcKm = (arc: GraphArc): number => (arc.mode === "walk" ? arc.distanceM / 1000 : 0);

export function arcMeasure(arc: GraphArc, { measure, pace }: Pick<PlannerOptions, "measure" | "pace">): number {
  if (arc.mode !== "walk") return 0;
  const km = arc.distanceM / 1000;
  return measure === "km" ? km : walkingHours(km, arc.ascentM ?? 0, arc.descentM ?? 0, pace);
}

const paceOf = (input: PlannerOptions, walker: number) =>
  ({ measure: input.measure, pace: input.walkers[walker - 1]?.pace ?? input.pace }) as const;

interface Way {
  readonly m: number;
  /** Of every walker over this way. */
  readonly ms: readonly number[];
  readonly walkedKm: number;
}

/** Least measure of the first walker to every reachable waypoint (Dijkstra's algorithm, not optimised). */
export function leastMeasures(arcs: readonly GraphArc[], from: string, input: PlannerOptions, limit = Infinity) {
  const leaving = Map.groupBy(arcs, (arc) => arc.from);
  const open = new Map<string, Way>([[from, { m: 0, ms: [0, ...input.walkers.map(() => 0)], walkedKm: 0 }]]);
  const settled = new Map<string, Way>();
  while (open.size > 0) {
    const [at, best] = [...open].reduce((a, b) => (b[1].m < a[1].m ? b : a));
    open.delete(at);
    if (best.m > limit + tolerance) break;
    settled.set(at, best);
    for (const arc of leaving.get(at) ?? []) {
      if (settled.has(arc.to)) continue;
      const m = best.m + arcMeasure(arc, input);
      if (m >= (open.get(arc.to)?.m ?? Infinity)) continue;
      const ms = best.ms.map((of, walker) => of + arcMeasure(arc, paceOf(input, walker)));
      open.set(arc.to, { m, ms, walkedKm: best.walkedKm + arcKm(arc) });
    }
  }
  settled.delete(from);
  return settled;
}

/** All reachable waypoints. */
function reachable(arcs: readonly GraphArc[], from: string): ReadonlySet<string> {
  const leaving = Map.groupBy(arcs, (arc) => arc.from);
  const results = new Set<string>();
  const ahead = [from];
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    for (const { to } of leaving.get(at) ?? []) {
      if (!results.has(to)) ahead.push(to);
      results.add(to);
    }
  }
  return results;
}

const rulesMade = new WeakMap<PlannerOptions, { readonly graph: RouteGraph; readonly rules: PlannerRules | null }>();

/** @returns null when `from` or `to` is not a town of the route */
export function plannerRules(graph: RouteGraph, input: PlannerOptions): PlannerRules | null {
  const made = rulesMade.get(input);
  if (made?.graph === graph) return made.rules;
  const rules = makeRules(graph, input);
  rulesMade.set(input, { graph, rules });
  return rules;
}

function makeRules(graph: RouteGraph, input: PlannerOptions): PlannerRules | null {
  const byUuid = new Map(graph.waypoints.map((w) => [w.uuid, w]));
  const waypoint = (uuid: string): GraphWaypoint => byUuid.get(uuid) as GraphWaypoint;
  const slug = (uuid: string): string => waypoint(uuid).townSlug ?? "";
  const start = graph.waypoints.find((w) => w.townSlug === input.from)?.uuid;
  const end = graph.waypoints.find((w) => w.townSlug === input.to)?.uuid;
  if (start === undefined || end === undefined) return null;

  const dateOf = (day: number): string | null => (input.startDate ? addDays(input.startDate, day - 1) : null);

  function houses(uuid: string, calendarDay: number): number {
    const { lodging, seasonalLodging } = waypoint(uuid);
    const allowed = (type: string): boolean => input.lodgingTypes.length === 0 || input.lodgingTypes.includes(type);
    const night = dateOf(calendarDay);
    const always = Object.entries(lodging).reduce((sum, [type, count]) => sum + (allowed(type) ? count : 0), 0);
    return (
      always +
      seasonalLodging.filter(({ type, season }) => allowed(type) && (night === null || isOpen(season, night))).length
    );
  }

  let trunksToo = false;
  const leadsOnMemory = new Map<string, boolean>();
  function leadsToEnd(uuid: string): boolean {
    if (uuid === end) return true;
    const known = leadsOnMemory.get(uuid);
    if (known !== undefined) return known;
    leadsOnMemory.set(uuid, false);
    const reached = reachable(arcsInUse(graph, input, { at: uuid, date: null, trunksToo }), uuid);
    const answer = reached.has(end as string) || [...reached].some((next) => slug(next) !== "" && leadsToEnd(next));
    leadsOnMemory.set(uuid, answer);
    return answer;
  }

  trunksToo = !leadsToEnd(start);
  leadsOnMemory.clear();

  const arcsFrom = (uuid: string, calendarDay: number): readonly GraphArc[] =>
    arcsInUse(graph, input, { at: uuid, date: dateOf(calendarDay), trunksToo });

  function isAdmissible(uuid: string, calendarDay: number): boolean {
    const town = slug(uuid);
    if (town === "" || !leadsToEnd(uuid)) return false;
    if (uuid === end || input.mustStop.includes(town)) return true;
    if (input.avoid.includes(town)) return false;
    return input.lodging === "ignore" || houses(uuid, calendarDay) >= 1;
  }

  /** Whether a section is at most a number of times as long as everybody's longest day. */
  const isWithin = (ms: readonly number[], times: number): boolean =>
    [input, ...input.walkers].every(({ max }, walker) => (ms[walker] ?? 0) <= times * max + tolerance);

  const stageMemory = new Map<string, readonly Stage[]>();
  function stagesFrom(uuid: string, calendarDay: number): readonly Stage[] {
    const key = `${uuid} ${input.startDate ? calendarDay : ""}`;
    const known = stageMemory.get(key);
    if (known) return known;
    const stops = [...leastMeasures(arcsFrom(uuid, calendarDay), uuid, input, 2 * input.max)]
      .filter(([to]) => isAdmissible(to, calendarDay))
      .map(([to, way]) => ({ to, ...way, overMax: !isWithin(way.ms, 1) }))
      .filter(({ ms }) => isWithin(ms, 2));
    const within = stops.filter((stage) => !stage.overMax);
    const nearest = Math.min(...stops.map((stage) => stage.m));
    const stages = within.length > 0 ? within : stops.filter((stage) => stage.m <= nearest + tolerance);
    stageMemory.set(key, stages);
    return stages;
  }

  return { start, end, waypoint, slug, houses, stagesFrom, dateOf, arcsFrom };
}
