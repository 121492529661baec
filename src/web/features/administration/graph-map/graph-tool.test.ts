import { describe, expect, it } from "vitest";

import { type GraphTool, pressed, startedArc } from "./graph-tool.ts";

const place = { lat: 42, lon: -8 };
const ground = { place, waypoint: null, arc: null };
const at = (waypoint: string) => ({ place, waypoint, arc: 7 });

describe("choosing", () => {
  const tool: GraphTool = { kind: "choose" };

  it("takes a waypoint before the arcs that meet there, and nothing where there is nothing", () => {
    expect(pressed(tool, at("a")).request).toEqual({ kind: "show-waypoint", uuid: "a" });
    expect(pressed(tool, { ...ground, arc: 7 }).request).toEqual({ kind: "show-arc", id: 7 });
    expect(pressed(tool, ground)).toEqual({ tool, request: null });
  });
});

it("a waypoint is put where the map is pressed", () => {
  expect(pressed({ kind: "waypoint" }, at("a")).request).toEqual({ kind: "make-waypoint", place });
});

describe("drawing an arc", () => {
  it("leads from a waypoint over the ground to another waypoint", () => {
    const begun = pressed(startedArc, at("a")).tool;
    const led = pressed(begun, ground).tool;
    expect(pressed(led, at("b"))).toEqual({
      tool: startedArc,
      request: { kind: "make-arc", from: "a", to: "b", between: [place] },
    });
  });

  it("begins at a waypoint only, and begins again where that is pressed twice", () => {
    expect(pressed(startedArc, ground)).toEqual({ tool: startedArc, request: null });
    expect(pressed(pressed(startedArc, at("a")).tool, at("a"))).toEqual({ tool: startedArc, request: null });
  });
});
