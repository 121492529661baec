import { describe, expect, it } from "vitest";

import { type GraphTool, handlePress, startedArc } from "./graph-tool.ts";

const place = { lat: 42, lon: -8 };
const ground = { place, waypoint: null, arc: null };
const at = (waypoint: string) => ({ place, waypoint, arc: 7 });

describe("choosing", () => {
  const tool: GraphTool = { kind: "choose" };

  it("takes a waypoint before the arcs that meet there, and nothing where there is nothing", () => {
    expect(handlePress(tool, at("a")).request).toEqual({ kind: "show-waypoint", uuid: "a" });
    expect(handlePress(tool, { ...ground, arc: 7 }).request).toEqual({ kind: "show-arc", id: 7 });
    expect(handlePress(tool, ground)).toEqual({ tool, request: null });
  });
});

it("a waypoint is put where the map is pressed", () => {
  expect(handlePress({ kind: "waypoint" }, at("a")).request).toEqual({ kind: "make-waypoint", place });
});

describe("drawing an arc", () => {
  it("leads from a waypoint over the ground to another waypoint", () => {
    const begun = handlePress(startedArc, at("a")).tool;
    const led = handlePress(begun, ground).tool;
    expect(handlePress(led, at("b"))).toEqual({
      tool: startedArc,
      request: { kind: "make-arc", from: "a", to: "b", between: [place] },
    });
  });

  it("begins at a waypoint only, and begins again where that is pressed twice", () => {
    expect(handlePress(startedArc, ground)).toEqual({ tool: startedArc, request: null });
    expect(handlePress(handlePress(startedArc, at("a")).tool, at("a"))).toEqual({ tool: startedArc, request: null });
  });
});
