import { describe, expect, it } from "vitest";
import { replacedArcs, type BranchChain } from "./replaced-arcs.ts";
import type { BranchKind } from "../route-graph.ts";

/** A chain written as its waypoints; arcs are numbered from `firstId`. */
function chain(kind: BranchKind, waypoints: string, firstId: number): BranchChain {
  const arcs = [...waypoints].slice(1).map((to, index) => ({ id: firstId + index, from: waypoints[index]!, to }));
  return { kind, leaves: waypoints[0]!, rejoins: waypoints.at(-1)!, arcs };
}

const main = chain("main", "abcde", 1);
const arm = chain("arm", "uvwd", 11);

describe("replacedArcs", () => {
  it("returns the section of the main line between the ends of a variant", () => {
    expect(replacedArcs(chain("variant", "bxd", 21), [main, arm])).toEqual([2, 3]);
  });

  it("returns the section of an arm that a variant leaves and rejoins", () => {
    expect(replacedArcs(chain("variant", "uxw", 21), [main, arm])).toEqual([11, 12]);
  });

  it("excludes arcs of the variant itself", () => {
    const variant = chain("variant", "bxd", 21);
    const sharing = {
      ...variant,
      arcs: [
        { id: 2, from: "b", to: "c" },
        { id: 30, from: "c", to: "d" },
      ],
    };
    expect(replacedArcs(sharing, [main])).toEqual([3]);
  });

  it("is empty for ends on two lines, off every line or against the walking direction", () => {
    for (const waypoints of ["axw", "axz", "dxb"]) {
      expect(replacedArcs(chain("variant", waypoints, 21), [main, arm])).toEqual([]);
    }
  });

  it("is empty for other kinds of branches", () => {
    for (const kind of ["main", "arm", "approach", "link"] as const) {
      expect(replacedArcs(chain(kind, "bxd", 21), [main])).toEqual([]);
    }
  });
});
