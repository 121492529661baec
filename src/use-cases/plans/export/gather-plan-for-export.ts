import { thinLines } from "#domain/geography/elevation-profile/thin-line.ts";
import { getTimes } from "suncalc";
import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import type { ElevationProfile } from "#domain/geography/elevation-profile/profile.ts";
import { walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import type { ExportedPoint } from "#domain/exports/exported-walk.ts";
import { townNamesOf } from "#domain/plans/describe-plan.ts";
import type { MeasuredDay } from "#domain/plans/editing/measure-plan.ts";
import type { StoredDay } from "#domain/plans/editing/stored-plan.ts";
import type { ChosenHouseRecord } from "#database/queries/plans/plan-facts.ts";
import type { CrowdingLevel } from "#domain/crowding/night-crowding.ts";
import { type WarningOfNight, isOfNights } from "#domain/plans/warnings/night-warnings.ts";
import type { HolidayWarning } from "#domain/plans/warnings/holiday-warnings.ts";
import type { PlanWarning } from "#domain/plans/warnings/warning.ts";
import type { PlanCost } from "#domain/plans/cost/plan-cost.ts";
import type { GraphWaypoint } from "#domain/route-graph/route-graph.ts";
import { type PassedTown, townsPassed } from "#domain/route-graph/towns/towns-passed.ts";
import { type DayHours, layOutHours } from "#domain/plans/day-hours/day-hours.ts";
import { zoneOf } from "#domain/plans/day-hours/clocks-along.ts";
import { noonOf, type SunTimes, sunTimesOf } from "#domain/plans/day-hours/sun-times.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import type { Span } from "#domain/plans/today/progress.ts";
import { type KnownPlace, wayEntries, type WayEntry } from "#domain/plans/today/way-entries.ts";
import { piecesOf, straightMetres } from "#use-cases/routes/line-of-arcs.ts";
import type { RouteLines } from "#use-cases/routes/map-lines.ts";
import type { DescribedPlan } from "../describe-stored-plan.ts";
import { arcsOf, townOn } from "#domain/route-graph/graph-lookup.ts";

/** A day with all facts for files and pages. */
export interface ExportedDay {
  readonly stored: StoredDay;
  readonly figures: MeasuredDay;
  readonly fromName: string;
  readonly toName: string;
  /** Town of the night; null if it no longer exists. */
  readonly end: GraphWaypoint | null;
  readonly start: GraphWaypoint | null;
  readonly house: ChosenHouseRecord | null;
  /** Expected occupancy of the night; null if unknown, undefined without a date. */
  readonly fullness: CrowdingLevel | null | undefined;
  readonly warnings: readonly WarningOfNight["code"][];
  /** Holidays and feasts of the day, with the names of their towns. */
  readonly holidays: readonly HolidayWarning[];
  /** Names of cities passed without a night there. */
  readonly cities: readonly string[];
  /** The line of the day; empty on a rest day. */
  readonly pieces: readonly (readonly ExportedPoint[])[];
  /** Walked metres without a known path. */
  readonly straightM: number;
  /** Null if elevations are unknown. */
  readonly profile: ElevationProfile | null;
  /** Towns passed on the day, without its end. */
  readonly passed: readonly PassedTown[];
  /** All places passed, in walking order; empty on a rest day. */
  readonly way: readonly PassedEntry[];
  /** Its span on the way of the plan, and its times; null on a rest day, and if the way is unknown. */
  readonly hours: (DayHours & { readonly span: Span }) | null;
  /** For the date and end of the day; null without a date. */
  readonly sun: SunTimes | null;
}

/** A place passed, with kilometres walked since the start of the day, and the time in hours since local midnight. */
type PassedEntry = WayEntry & { readonly km: number; readonly at: number };

/** The data for writing files, before it is put together. */
export interface PlanSources extends Pick<DescribedPlan, "record" | "graphs" | "measured" | "houses"> {
  readonly prices: PlanCost;
  readonly warnings: readonly PlanWarning[];
  /** Expected occupancy of each night, by day; null if unknown, and absent without a date. */
  readonly fullness: ReadonlyMap<number, CrowdingLevel | null>;
  /** By leg. */
  readonly lines: readonly RouteLines[];
  /** Places along its routes. */
  readonly places: readonly KnownPlace[];
  /** Colour of the first route, `#rrggbb`. */
  readonly colour: string;
  /** Page of the plan. */
  readonly link: string;
}

/** A plan ready to be written to files. */
export interface PlanForExport extends PlanSources {
  readonly days: readonly ExportedDay[];
}

const noLines: RouteLines = new Map();

/** Puts together the data for writing a plan's files. */
export function gatherPlan(sources: PlanSources): PlanForExport {
  const { record, graphs, measured, houses, warnings, fullness, lines, places } = sources;
  const way = layOutPlan(
    measured.days,
    graphs.map((graph, leg) => {
      const { pace, walkers = [], lodgingTypes = [] } = record.legs[leg] ?? {};
      const paces = [...(pace ? [pace] : []), ...walkers.map((walker) => walker.pace)];
      return { graph, lines: thinLines(lines[leg] ?? noLines), paces, lodgingTypes };
    }),
  );
  const walkedOn = (number: number, date?: string): Pick<ExportedDay, "way" | "hours"> => {
    const span = way.days.find((day) => day.number === number);
    if (!span || span.toM === span.fromM) return { way: [], hours: null };
    const hours = layOutHours(way, span, record.routine, date);
    const passed = wayEntries(way, places, span.fromM, span.toM).map((entry) => ({
      ...entry,
      km: (entry.alongM - span.fromM) / 1000,
      at: hours.at(entry.alongM),
    }));
    return { way: passed, hours: { ...hours, span } };
  };
  const nameOf = townNamesOf(graphs);
  const townOf = (leg: number, slug: string): GraphWaypoint | null => townOn(graphs[leg], slug) ?? null;
  const days = record.days.flatMap((stored, index): ExportedDay[] => {
    const figures = measured.days[index];
    const graph = graphs[stored.leg];
    if (!figures || !graph) return [];
    const walked = arcsOf(graph, figures.arcs);
    const legLines = lines[stored.leg] ?? new Map();
    const end = townOf(stored.leg, stored.to);
    const ofDay = warnings.filter((warning) => "day" in warning && warning.day === stored.number);
    return [
      {
        stored,
        figures,
        fromName: nameOf(stored.from),
        toName: nameOf(stored.to),
        start: townOf(stored.leg, stored.from),
        end,
        house: houses.get(stored.house ?? "") ?? null,
        fullness: fullness.get(stored.number),
        warnings: ofDay.flatMap((warning) =>
          isOfNights(warning) && warning.code !== "food_unknown" ? [warning.code] : [],
        ),
        holidays: ofDay.flatMap((warning): HolidayWarning[] => {
          if (warning.code === "holiday") return [warning];
          return warning.code === "local_feast" ? [{ ...warning, towns: warning.towns.map(nameOf) }] : [];
        }),
        cities: ofDay.flatMap((warning) => (warning.code === "passed_city" ? [nameOf(warning.town)] : [])),
        pieces: piecesOf(walked, graph, legLines),
        straightM: straightMetres(walked, legLines),
        profile: buildProfile(walkedArcs(graph, figures.arcs, legLines)),
        passed: townsPassed(graph, figures.arcs),
        ...walkedOn(stored.number, figures.date),
        sun:
          figures.date !== undefined && end
            ? sunTimesOf(getTimes(noonOf(figures.date), end.lat, end.lon), figures.date, zoneOf(end))
            : null,
      },
    ];
  });
  return { ...sources, days };
}
