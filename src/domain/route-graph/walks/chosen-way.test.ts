import { describe, expect, it } from "vitest";
import { chooseWay, type WayChoice } from "./chosen-way.ts";
import type { BranchKind, GraphArc, RouteGraph } from "../route-graph.ts";

const branches: readonly (readonly [slug: string, kind: BranchKind, waypoints: string])[] = [
  ["main", "main", "ABCDE"],
  ["valley", "variant", "BvD"],
  ["arm", "arm", "xyuC"],
  ["river", "variant", "ywu"],
  ["link", "link", "Dz"],
  ["from-elsewhere", "link", "kB"],
];
const arcs = branches.flatMap(([slug, , waypoints], branch) =>
  [...waypoints].slice(1).map((to, index): GraphArc => ({
    id: 10 * (branch + 1) + index,
    from: waypoints[index]!,
    to,
    mode: "walk",
    // Off main is further, so that a shortest way keeps to main unless it is told otherwise.
    distanceM: slug === "main" ? 10 : 50,
    ascentM: 0,
    descentM: 0,
    branches: [slug],
  })),
);
const graph: RouteGraph = {
  waypoints: [],
  arcs,
  branches: branches.map(([slug, kind]) => ({ slug, kind, name: slug, replaces: [] })),
  closures: [],
};

function waypointsOf(choice: Partial<WayChoice>): string {
  const way = chooseWay(graph, { branches: [], ...choice });
  if ("failed" in way) return `no ${way.failed}`;
  return way.arcs.map(({ from }) => from).join("") + way.arcs.at(-1)!.to;
}

describe("chooseWay", () => {
  it("follows the main line from end to end, or the requested section", () => {
    expect(waypointsOf({})).toBe("ABCDE");
    expect(waypointsOf({ from: "B", to: "D" })).toBe("BCD");
  });

  it("takes the chosen branches, in walking order", () => {
    expect(waypointsOf({ branches: ["valley"] })).toBe("ABvDE");
    expect(waypointsOf({ branches: ["valley"], from: "v", to: "E" })).toBe("vDE");
    expect(waypointsOf({ branches: ["link", "valley"] })).toBe("ABvDz");
  });

  it("starts where an arm or incoming link starts and ends where an outgoing link ends", () => {
    expect(waypointsOf({ branches: ["from-elsewhere"] })).toBe("kBCDE");
    expect(waypointsOf({ branches: ["arm"] })).toBe("xyuCDE");
    expect(waypointsOf({ branches: ["river"] })).toBe("xywuCDE");
    expect(waypointsOf({ branches: ["link"] })).toBe("ABCDz");
  });

  it("follows a branch if an end is off the main line", () => {
    expect(waypointsOf({ from: "v" })).toBe("vDE");
    expect(waypointsOf({ to: "v" })).toBe("ABv");
    expect(waypointsOf({ from: "y", to: "D" })).toBe("yuCD");
  });

  it("reports the reason if there is no way", () => {
    expect(waypointsOf({ from: "D", to: "B" })).toBe("no ends");
    expect(waypointsOf({ from: "C", to: "C" })).toBe("no ends");
    expect(waypointsOf({ from: "D", branches: ["valley"] })).toBe("no branches");
    expect(waypointsOf({ to: "C", branches: ["valley"] })).toBe("no branches");
  });

  it("keeps the detours of main, and goes to those that are chosen", () => {
    const arcOf = (id: number, from: string, to: string, slug: string): GraphArc => ({
      ...arcs[0]!,
      id,
      from,
      to,
      branches: [slug],
    });
    const there = [arcOf(1, "A", "B", "main"), arcOf(2, "B", "m", "main"), arcOf(3, "m", "B", "main")];
    const chosen = [arcOf(5, "B", "n", "valley"), arcOf(6, "n", "B", "valley")];
    const withDetours = { ...graph, arcs: [...there, arcOf(4, "B", "C", "main"), ...chosen] };
    const idsOf = (choice: WayChoice) => {
      const way = chooseWay(withDetours, choice);
      return "failed" in way ? way.failed : way.arcs.map(({ id }) => id);
    };
    expect(idsOf({ branches: [] })).toEqual([1, 2, 3, 4]);
    expect(idsOf({ branches: [], to: "m" })).toEqual([1, 2]);
    expect(idsOf({ branches: ["valley"] })).toEqual([1, 5, 6, 4]);
  });
});
