/** The planner's graph of each real route, built directly from data/, independent of the database. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type {
  ArcMode,
  BranchKind,
  GraphArc,
  GraphBranch,
  GraphWaypoint,
  RouteGraph,
  Season,
  TownService,
  TownSize,
} from "#domain/route-graph/route-graph.ts";

/** Amenities that imply meals. */
const mealsOfHouses = ["restaurant", "dinner", "half_board"];

const isoCodes: Readonly<Record<string, string>> = { France: "FR", Portugal: "PT", Spain: "ES" };

type Row = Readonly<Record<string, string>>;

const read = (file: string): readonly Row[] =>
  parse(readFileSync(new URL(`../../../data/${file}.csv`, import.meta.url)), { columns: true });

const list = (cell: string | undefined): readonly string[] => (cell ? cell.split(";") : []);

const numberOrNull = (cell: string | undefined): number | null => (cell ? Number(cell) : null);

export interface RouteEnds {
  readonly slug: string;
  readonly start: string;
  readonly end: string;
}

export interface RealRoutes {
  readonly routes: readonly RouteEnds[];
  readonly graphOf: (route: string) => RouteGraph;
}

/** A route as if no place to stay on it were known. */
export function withoutPlacesToStay(graph: RouteGraph): RouteGraph {
  return { ...graph, waypoints: graph.waypoints.map((one) => ({ ...one, lodging: {}, seasonalLodging: [] })) };
}

function bedsOf(houses: readonly Row[]): Pick<GraphWaypoint, "bedsByType"> {
  const byType = Map.groupBy(houses, (house) => house["type"] ?? "");
  if (byType.size === 0) return {};
  const sums = [...byType].map(([type, own]) => {
    const beds = own.reduce((sum, house) => sum + Number(house["beds"]), 0);
    return [type, { houses: own.length, beds }] as const;
  });
  return { bedsByType: Object.fromEntries(sums) };
}

let known: RealRoutes | undefined;

/** Reads the files once for all tests of a process, which share each graph. */
export function readRealRoutes(): RealRoutes {
  if (known) return known;
  const { routes, graphOf } = readFiles();
  const graphs = new Map<string, RouteGraph>();
  const sharedGraph = (route: string): RouteGraph => {
    const graph = graphs.get(route) ?? graphOf(route);
    graphs.set(route, graph);
    return graph;
  };
  known = { routes, graphOf: sharedGraph };
  return known;
}

function readFiles(): RealRoutes {
  const towns = new Map(read("towns").map((row) => [row["waypoint_slug"], row]));
  const waypoints = new Map(read("waypoints").map((row) => [row["slug"], row]));
  const arcs = new Map(read("arcs").map((row) => [Number(row["id"]), row]));
  const segments = new Map(read("segments").map((row) => [row["key"], list(row["arcs"]).map(Number)]));
  const houses = Map.groupBy(
    read("accommodations").filter((row) => row["status"] === "open"),
    (row) => row["town_slug"],
  );
  const branchRows = Map.groupBy(read("branches"), (row) => row["route_slug"]);
  const closureRows = read("closures");

  function waypointOf(slug: string): GraphWaypoint {
    const row = waypoints.get(slug) as Row;
    const town = towns.get(slug);
    const lodging: Record<string, number> = {};
    const count = (type: string): number => (lodging[type] = (lodging[type] ?? 0) + 1);
    const here = town ? (houses.get(town["slug"]) ?? []) : [];
    const meals = here.some((house) => list(house["amenities"]).some((one) => mealsOfHouses.includes(one)));
    const services = list(town?.["services"]) as readonly TownService[];
    const seasonal = here.filter((house) => house["season"]);
    here.filter((house) => !house["season"]).forEach((house) => count(house["type"] ?? ""));
    const named = new Set(here.map((house) => house["type"]));
    list(town?.["lodging_kinds"])
      .filter((kind) => !named.has(kind))
      .forEach(count);
    return {
      uuid: slug,
      ...(town ? { townSlug: town["slug"] ?? "" } : {}),
      name: row["name"] ?? "",
      size: (town?.["size"] || "other") as TownSize,
      lat: Number(row["lat"]),
      lon: Number(row["lon"]),
      elevationM: numberOrNull(row["elevation_m"]),
      services: services.length === 0 && meals ? ["restaurant"] : services,
      lodging,
      seasonalLodging: seasonal.map((house) => ({
        type: house["type"] ?? "",
        season: JSON.parse(house["season"] ?? "[]") as Season,
        ...(house["beds"] ? { beds: Number(house["beds"]) } : {}),
      })),
      ...bedsOf(here.filter((house) => !house["season"] && house["beds"])),
      ...(town?.["feasts"] ? { feasts: list(town["feasts"]) } : {}),
      ...(town ? { country: isoCodes[town["country"] ?? ""] ?? "" } : {}),
      ...(town?.["region"] ? { region: town["region"] } : {}),
    };
  }

  function graphOf(route: string): RouteGraph {
    const chains = (branchRows.get(route) ?? []).map((row) => ({
      row,
      slug: row["slug"] ?? "",
      ids: list(row["segments"]).flatMap((key) => segments.get(key) ?? []),
    }));
    const usedIds = [...new Set(chains.flatMap(({ ids }) => ids))];
    const graphArcs = usedIds.map((id): GraphArc => {
      const row = arcs.get(id) as Row;
      return {
        id,
        from: row["from"] ?? "",
        to: row["to"] ?? "",
        mode: row["mode"] as ArcMode,
        distanceM: Number(row["distance_m"]),
        ascentM: numberOrNull(row["ascent_m"]),
        descentM: numberOrNull(row["descent_m"]),
        branches: chains.filter(({ ids }) => ids.includes(id)).map(({ slug }) => slug),
      };
    });
    const trunks = chains.toSorted((a, b) => Number(b.row["kind"] === "main") - Number(a.row["kind"] === "main"));
    const replaced = ({ row, slug, ids }: (typeof chains)[number]): readonly number[] => {
      if (row["kind"] !== "variant") return [];
      for (const trunk of trunks) {
        const first = trunk.ids.findIndex((id) => arcs.get(id)?.["from"] === row["leaves"]);
        const last = trunk.ids.findIndex((id) => arcs.get(id)?.["to"] === row["rejoins"]);
        if (trunk.slug === slug || first < 0 || last < first) continue;
        return trunk.ids.slice(first, last + 1).filter((id) => !ids.includes(id));
      }
      return [];
    };
    return {
      waypoints: [...new Set(graphArcs.flatMap((arc) => [arc.from, arc.to]))].map(waypointOf),
      arcs: graphArcs,
      branches: chains.map((chain): GraphBranch => ({
        slug: chain.slug,
        kind: chain.row["kind"] as BranchKind,
        name: chain.row["name"] ?? "",
        replaces: replaced(chain),
      })),
      closures: closureRows
        .filter((row) => row["route_slug"] === route)
        .map((row) => ({
          arcs: list(row["arcs"]).map(Number),
          from: row["from"] ?? "",
          to: row["to"] ?? "",
          note: row["note"] ?? "",
          notes: { es: row["note_es"] ?? "" },
        })),
    };
  }

  const routes = read("routes").map((row) => ({
    slug: row["slug"] ?? "",
    start: row["start"] ?? "",
    end: row["end"] ?? "",
  }));
  return { routes, graphOf };
}
