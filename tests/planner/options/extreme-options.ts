/** Seeded random options at the limits of the contract, on the graph of a real route. */
import { addDays } from "#domain/calendar/iso-date.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PartialOpenOptions, PartialOptions } from "#domain/planner/options/with-defaults.ts";
import type { Pin } from "#domain/planner/options/planner-options.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";

interface Drawing {
  readonly route: string;
  /** Town slugs in the order of the main line, then those off it. */
  readonly towns: readonly string[];
  readonly branches: readonly string[];
  /** From 0 (included) to 1 (excluded). */
  readonly random: () => number;
}

export interface OptionsSource extends Drawing {
  /** Separate generator for options added later, so that the others of a seed do not change. */
  readonly later: Drawing;
}

export function optionsSource(route: string, graph: RouteGraph, seed: number): OptionsSource {
  const main = new Set(graph.arcs.filter((arc) => arc.branches.includes("main")).map((arc) => arc.to));
  const onMain = graph.waypoints.filter(({ uuid }) => main.has(uuid));
  const others = graph.waypoints.filter(({ uuid }) => !main.has(uuid));
  const towns = [...onMain, ...others].flatMap(({ townSlug }) => townSlug ?? []);
  const branches = graph.branches.map(({ slug }) => slug);
  const from = (random: () => number): Drawing => ({ route, towns, branches, random });
  return { ...from(mulberry32(seed)), later: from(mulberry32(seed + 1)) };
}

/** Tommy Ettinger's small generator: good enough to draw examples. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Draw = (source: OptionsSource) => Partial<PartialOptions>;

const oneOf = <Value>({ random }: Drawing, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)]!;

/** A number between two limits, log-uniformly distributed. */
const between = ({ random }: Drawing, low: number, high: number): number =>
  Math.min(high, low * (high / low) ** random());

const whole = (source: Drawing, low: number, high: number): number => Math.round(between(source, low, high));

/** Rarely the drawn options, mostly the others. */
const rarely = (source: OptionsSource, draw: () => Partial<PartialOptions>, otherwise: Partial<PartialOptions>) =>
  source.random() < 0.25 ? draw() : otherwise;

function someTowns(source: OptionsSource): readonly string[] {
  const most = Math.min(200, source.towns.length);
  const share = whole(source, 1, most) / source.towns.length;
  return source.towns.filter(() => source.random() < share).slice(0, most);
}

function drawRests(source: OptionsSource): Partial<PartialOptions> {
  const [a, b] = [whole(source, 1, 100), oneOf(source, [1, 12, 100, whole(source, 1, 100)])];
  const after = oneOf(source, [1, 7, 50, 100, between(source, 1, 100)]);
  return { restEvery: { after, min: oneOf(source, [1, Math.min(a, b)]), max: Math.max(a, b) } };
}

/** Pinned days, in route order or at random. */
function drawPins(source: OptionsSource): Partial<PartialOptions> {
  const count = whole(source, 1, 400);
  const gap = oneOf(source, [1, 2, 5]);
  const stride = source.towns.length / between(source, 5, 400);
  const pins: Pin[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    const day = 1 + index * gap;
    if (day > 400) break;
    const kind = source.random() < 0.2 ? "rest" : "walk";
    if (kind === "walk") at = Math.min(at + stride * gap, source.towns.length - 2);
    pins.push({ day, kind, to: source.random() < 0.02 ? oneOf(source, source.towns) : source.towns[Math.floor(at)]! });
  }
  return { pins };
}

const limits = [0.1, 0.5, 1, 2.5, 5, 9.5, 24, 200];

/** Generators of all options; an absent option has its default. */
const draws: Readonly<Record<string, Draw>> = {
  measure: (source) => ({ measure: oneOf(source, ["hours", "km"]) }),
  ideal: (source) => ({ ideal: oneOf(source, [...limits, between(source, 0.1, 200), between(source, 0.5, 10)]) }),
  max: (source) => ({ max: oneOf(source, [200, 200, ...limits, between(source, 0.1, 200)]) }),
  pace: (source) =>
    oneOf(source, [
      { pace: {} },
      { pace: { flatKmh: 20, ascentMPerH: 5000, descentMPerH: 10_000 } },
      { pace: { flatKmh: 0.1, ascentMPerH: 1, descentMPerH: 1 } },
      { pace: { flatKmh: between(source, 0.1, 20), ascentMPerH: between(source, 1, 5000) } },
    ]),
  easeInDays: (source) => ({ easeInDays: oneOf(source, [0, 1, 7, 14]) }),
  variants: (source) => ({ variants: oneOf(source, ["main", "free"]) }),
  lodging: (source) => ({ lodging: oneOf(source, ["ignore", "ignore", "required"]) }),
  lodgingTypes: (source) =>
    rarely(source, () => ({ lodgingTypes: [oneOf(source, ["albergue_municipal", "hotel", "camping"])] }), {
      lodgingTypes: [],
    }),
  places: ({ later }) => ({ places: oneOf(later, [0, 0.5, 2, between(later, 0.01, 2)]) }),
  startDate: (source) =>
    oneOf(source, [{ startDate: null }, { startDate: addDays("2027-01-01", Math.floor(source.random() * 1461)) }]),
  rests: (source) => (source.random() < 0.2 ? { restEvery: null } : drawRests(source)),
  days: (source) => ({ days: oneOf(source, [null, null, null, whole(source, 1, 400), whole(source, 100, 400)]) }),
  mustStop: (source) => rarely(source, () => ({ mustStop: someTowns(source) }), { mustStop: [] }),
  favourites: (source) => oneOf(source, [{ favourites: [] }, { favourites: someTowns(source) }]),
  avoid: (source) => rarely(source, () => ({ avoid: someTowns(source) }), { avoid: [] }),
  pins: (source) => rarely(source, () => drawPins(source), { pins: [] }),
  branches: (source) =>
    rarely(source, () => ({ branches: { [oneOf(source, source.branches)]: oneOf(source, ["take", "avoid"]) } }), {
      branches: {},
    }),
  ends: (source) => rarely(source, () => ({ from: oneOf(source, source.towns) }), { from: undefined, to: undefined }),
  end: (source) => rarely(source, () => ({ to: oneOf(source, source.towns) }), { to: undefined }),
};

/** Draws extreme options. */
export function drawOptions(source: OptionsSource): PartialOptions {
  return Object.values(draws).reduce<PartialOptions>((options, draw) => ({ ...options, ...draw(source) }), {
    route: source.route,
  });
}

/** The options with one open end, for a number of days. */
export function leaveOpen({ later }: OptionsSource, options: PartialOpenOptions): PartialOpenOptions {
  const { from, to, ...others } = options;
  const days = oneOf(later, [20, 60, 120, 365, 400, whole(later, 1, 400)]);
  const open = oneOf(later, [
    { from: null, to: to ?? undefined },
    { from: from ?? undefined, to: null },
  ]);
  return { ...others, days, ...open };
}

/**
 * The options with one or two of their parts drawn again.
 *
 * @param days of the plan for the options, empty if there is none; sometimes many of them are pinned
 */
export function changeOptions(
  source: OptionsSource,
  options: PartialOpenOptions,
  days: readonly PlanDay[],
): PartialOpenOptions {
  const part = (): Partial<PartialOptions> => oneOf(source, Object.values(draws))(source);
  if (days.length > 0 && source.random() < 0.1) return { ...options, pins: pinsFrom(source, days) };
  return { ...options, ...part(), ...(source.random() < 0.5 ? part() : {}) };
}

/** Pins days of a plan: consecutive ones, all or some. */
function pinsFrom(source: OptionsSource, days: readonly PlanDay[]): readonly Pin[] {
  const share = oneOf(source, [0.1, 0.5, 1]);
  const last = days.length * oneOf(source, [0.1, 0.5, 1]);
  return days
    .filter(({ number }) => number <= last && source.random() < share)
    .map(({ number, kind, to }) => ({ day: number, kind, to }));
}
