import type { RefusalFault } from "#contract/planner/refusal-text/sentences.ts";
import type { Fields } from "#database/queries/administration/records/record-store.ts";
import type { RefusalFaults } from "../../refusal.ts";

type Faults = Record<string, RefusalFault[]>;

/** An arc leads from one waypoint to another, and climbs no more than it is long. */
export function arcFaults(after: Fields): RefusalFaults {
  const faults: Faults = {};
  if (after["fromWaypointUuid"] === after["toWaypointUuid"]) faults["toWaypointUuid"] = ["same_waypoint"];
  for (const field of ["ascentM", "descentM"]) {
    if (Number(after[field] ?? 0) > Number(after["distanceM"])) faults[field] = ["climb_above_length"];
  }
  return faults;
}

/** No arc is walked twice in a segment. */
export function segmentFaults(after: Fields): RefusalFaults {
  const arcs = Array.isArray(after["arcs"]) ? after["arcs"] : [];
  return new Set(arcs).size < arcs.length ? { arcs: ["arc_twice"] } : {};
}

/** Whoever knows better says where from. */
export function overrideFaults(after: Fields): RefusalFaults {
  const isMissing = typeof after["overrideM"] === "number" && typeof after["overrideSource"] !== "string";
  return isMissing ? { overrideSource: ["override_without_source"] } : {};
}
