import { describe, expect, it } from "vitest";
import { addDays, isOpen } from "../reference/calendar.ts";
import { defaultOptions } from "../options/default-options.ts";
import { readRealRoutes } from "../graphs/graph-from-data.ts";
import { pacePresets } from "#domain/planner/options/presets.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, Reason } from "#domain/planner/stage-planner/plan.ts";
import { planOnKnownBeds } from "#domain/planner/stage-planner/plan-on-known-beds.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";

/** Recomputes every fact of every reason from the graph and the arcs of the plan. */

const real = readRealRoutes();
const farAheadKm = 8;
const longGapKm = 12;

const optionSets: readonly Partial<PlannerOptions>[] = [
  {},
  { startDate: "2027-01-10" },
  { ideal: 5, lodgingTypes: ["hotel", "pension"] },
  { lodging: "ignore", measure: "km", ideal: 23, max: 32 },
];

function planOf(graph: RouteGraph, input: PlannerOptions): Plan | null {
  const { result } = planOnKnownBeds(graph, input);
  return result.ok ? result.plan : null;
}

function housesAt(waypoint: GraphWaypoint, types: readonly string[], date: string | null): number {
  const counts = (type: string) => types.length === 0 || types.includes(type);
  const always = Object.entries(waypoint.lodging).reduce((sum, [type, n]) => sum + (counts(type) ? n : 0), 0);
  const open = waypoint.seasonalLodging.filter(
    ({ type, season }) => counts(type) && (date === null || isOpen(season, date)),
  );
  return always + open.length;
}

/** Places passed by the plan, with calendar day and kilometres from the start of the day and of the plan. */
function passedBy(graph: RouteGraph, plan: Plan) {
  const arcs = new Map(graph.arcs.map((arc) => [arc.id, arc]));
  const places = new Map(graph.waypoints.map((place) => [place.uuid, place]));
  let wholeKm = 0;
  return plan.days.flatMap((day) => {
    let km = 0;
    return day.arcs.map((id) => {
      const arc = arcs.get(id)!;
      const walked = arc.mode === "walk" ? arc.distanceM / 1000 : 0;
      km += walked;
      wholeKm += walked;
      return { day: day.number, place: places.get(arc.to)!, km, wholeKm };
    });
  });
}

type Of<Code extends Reason["code"]> = Extract<Reason, { code: Code }>;

describe.each(real.routes)("reasons of plans on $slug", ({ slug, start, end }) => {
  const graph = real.graphOf(slug);
  const townOf = new Map(graph.waypoints.map((place) => [place.townSlug, place]));
  const between = graph.waypoints.filter(({ townSlug }) => townSlug !== start && townSlug !== end);
  const isServiceKnown = between.some(({ services }) => services.length > 0);

  it.each(optionSets)("are true with %j", (options) => {
    const input = { ...defaultOptions(slug, start, end), ...options };
    const plan = planOf(graph, input);
    if (!plan) return;
    const passed = passedBy(graph, plan);
    const beds = (place: GraphWaypoint, day: number) =>
      housesAt(place, input.lodgingTypes, input.startDate && addDays(input.startDate, day - 1));
    for (const day of plan.days) {
      if (day.kind === "rest") continue;
      const here = townOf.get(day.to)!;
      const own = passed.filter((each) => each.day === day.number);
      const ahead = passed.filter((each) => each.day > day.number);
      const endKm = own.at(-1)!.wholeKm;
      const codes = day.reasons.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      const isSilent = input.lodging === "ignore" && here.services.length === 0 && !isServiceKnown;
      expect(codes.includes("services")).toBe(day.to !== end && !isSilent);

      const services = day.reasons.find((each): each is Of<"services"> => each.code === "services");
      if (services) {
        const known = ["groceries", "restaurant", "pharmacy", "medical", "bank"];
        const shops = known.filter((shop) => here.services.some((service) => service === shop));
        const unknown = isServiceKnown ? null : undefined;
        expect(services.shops).toEqual(here.services.length === 0 ? unknown : shops);
        // In winter the reason counts places to stay known to be open.
        const isWinter = input.startDate === "2027-01-10";
        const sure = housesAt({ ...here, lodging: {} }, input.lodgingTypes, day.date ?? null);
        expect(services.knownOpen).toBe(isWinter && services.houses ? sure : undefined);
        expect(day.knownOpen).toBe(input.startDate === null ? undefined : sure);
        if (services.houses === null) expect(codes).not.toContain("first_beds_after");
        else {
          expect(services.houses).toBe(beds(here, day.number));
          const next = ahead.find(({ place, day: later }) => beds(place, later) > 0);
          if (next && next.wholeKm - endKm >= farAheadKm) {
            expect(services.town).toBe(next.place.townSlug);
            expect(services.km).toBeCloseTo(next.wholeKm - endKm, 6);
          } else expect(services.town).toBeUndefined();
        }
      }

      const gap = day.reasons.find((each): each is Of<"first_beds_after"> => each.code === "first_beds_after");
      const before = own.slice(0, -1).findLast(({ place }) => beds(place, day.number) > 0);
      const gapKm = own.at(-1)!.km - (before?.km ?? 0);
      if (gap) {
        expect([gap.town, gap.first]).toEqual([before?.place.townSlug ?? day.from, day.to]);
        expect(beds(here, day.number)).toBeGreaterThan(0);
        expect(gap.km).toBeCloseTo(gapKm, 6);
        expect(gap.km).toBeGreaterThanOrEqual(longGapKm);
        // A city is a reason by itself.
        const cityFirst = codes.indexOf("services") < codes.indexOf("first_beds_after");
        if (codes.includes("services")) expect(cityFirst).toBe(here.size === "city" && !day.overMax);
      }
      if (codes.includes("only_stop")) {
        expect([input.mustStop, input.avoid, input.lodgingTypes, day.alternatives]).toEqual([[], [], [], []]);
        expect(own.slice(0, -1).filter(({ place }) => beds(place, day.number) > 0)).toEqual([]);
      }
    }
  });

  it("name the next best end and its cost", () => {
    const input = defaultOptions(slug, start, end);
    const plan = planOf(graph, input);
    const lodging = plan && planOnKnownBeds(graph, input).bedsUnknown ? "ignore" : "required";
    const day = plan?.days.find(({ reasons }) => reasons.some(({ code }) => code === "better_than"));
    const reason = day?.reasons.find((each): each is Of<"better_than"> => each.code === "better_than");
    if (!plan || !day || !reason) return;
    const pins = [{ day: day.number, kind: "walk" as const, to: reason.town }];
    const other = planStages(graph, { ...input, lodging, pins });
    if (!other.ok) throw new Error("the alternative leads to a plan");
    expect(other.plan.cost - plan.cost).toBeCloseTo(reason.extraCost, 6);
    expect(reason.extraCost).toBeGreaterThanOrEqual(0.05);
  });
});

it("no stop is called the only possible one if options restrict the choice", () => {
  const graph = real.graphOf("camino-frances");
  const input = defaultOptions("camino-frances", "sarria", "santiago-de-compostela");
  for (const options of [{ mustStop: ["palas-de-rei"] }, { days: 5 }, { avoid: ["portomarin"] }]) {
    const plan = planOf(graph, { ...input, ...options });
    expect(plan?.days.flatMap(({ reasons }) => reasons.map(({ code }) => code))).not.toContain("only_stop");
  }
});

it("names the walker whose longest day is the limit", () => {
  const graph = real.graphOf("camino-frances");
  const slow = { pace: pacePresets.gentle, ideal: 5, max: 6.5 };
  const input = { ...defaultOptions("camino-frances", "sarria", "santiago-de-compostela"), walkers: [slow] };
  const limits = planOf(graph, input)!.days.flatMap((day) =>
    day.reasons.flatMap((reason) => (reason.code === "walker_limit" ? [{ day, reason }] : [])),
  );
  expect(limits.length).toBeGreaterThan(0);
  for (const { day, reason } of limits) {
    expect(reason).toMatchObject({ walker: 2, max: slow.max, measure: "hours" });
    // The same section in one day for both walkers.
    const asOne = { ...input, walkers: [], from: day.from, to: reason.town, max: 200, ideal: 200, places: 0, days: 1 };
    const [theirs, mine] = [slow.pace, input.pace].map((pace) => planOf(graph, { ...asOne, pace })!.totals.hours);
    expect(reason.length).toBeCloseTo(theirs!, 6);
    expect(reason.length).toBeGreaterThan(slow.max);
    expect(mine).toBeLessThanOrEqual(input.max);
    // The hours of the day are those of the slower walker.
    expect(theirs).toBeGreaterThan(day.hours);
    expect(day.lengths?.[1]).toBe(day.hours);
  }
  const alone = planOf(graph, { ...input, walkers: [] })!;
  expect(alone.days.flatMap(({ reasons }) => reasons.map(({ code }) => code))).not.toContain("walker_limit");
});
