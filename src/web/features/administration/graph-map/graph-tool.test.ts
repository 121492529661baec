import { describe, expect, it } from "vitest";

import { type GraphTool, handlePress, startedArc } from "./graph-tool.ts";

const place = { lat: 42, lon: -8 };
const ground = { place, waypoint: null, arc: null };
const at = (waypoint: string) => ({ place, waypoint, arc: 7 });

describe("selecting", () => {
  const tool: GraphTool = { kind: "choose" };

  it("prefers a waypoint to its arcs, and clears the selection on empty ground", () => {
    expect(handlePress(tool, at("a")).request).toEqual({ kind: "show-waypoint", uuid: "a" });
    expect(handlePress(tool, { ...ground, arc: 7 }).request).toEqual({ kind: "show-arc", id: 7 });
    expect(handlePress(tool, ground)).toEqual({ tool, request: null });
  });
});

it("adds a waypoint at the clicked point", () => {
  expect(handlePress({ kind: "waypoint" }, at("a")).request).toEqual({ kind: "make-waypoint", place });
});

describe("drawing an arc", () => {
  it("leads from a waypoint through clicked points to another waypoint", () => {
    const begun = handlePress(startedArc, at("a")).tool;
    const led = handlePress(begun, ground).tool;
    expect(handlePress(led, at("b"))).toEqual({
      tool: startedArc,
      request: { kind: "make-arc", from: "a", to: "b", between: [place] },
    });
  });

  it("starts at a waypoint only, and restarts if it is clicked twice", () => {
    expect(handlePress(startedArc, ground)).toEqual({ tool: startedArc, request: null });
    expect(handlePress(handlePress(startedArc, at("a")).tool, at("a"))).toEqual({ tool: startedArc, request: null });
  });
});
