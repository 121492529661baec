import { data } from "react-router";

import type { ShownRecord } from "#contract/administration/record.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { type MovementEffect, waypointMove } from "#contract/administration/graph.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { moveWaypoint, previewMovedWaypoint } from "#use-cases/administration/graph/move-waypoint.ts";
import { RecordConflict } from "#use-cases/administration/records/open-record.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";

import { describeResource, recordOf, titleOf } from "./records/resource.server.ts";

/** The waypoint or arc shown beside the graph's map. */
export type GraphPlace =
  | {
      readonly kind: "waypoint";
      readonly uuid: string;
      readonly version: number;
      readonly title: string;
      readonly waypointKind: string;
      readonly lat: number;
      readonly lon: number;
    }
  | {
      readonly kind: "arc";
      readonly id: number;
      readonly title: string;
      readonly mode: string;
      readonly distanceM: number;
      readonly ascentM: number | null;
      readonly descentM: number | null;
    };

/** Degrees around a place in the initial view. */
const aroundDegrees = 0.08;

/** The place of an address, and the box around it. @throws the 404 page for an unknown one */
export async function graphPlaceIn(
  context: UseCaseContext,
  search: URLSearchParams,
): Promise<{ readonly place: GraphPlace; readonly box: string } | null> {
  const [waypoint, arc] = [search.get("waypoint"), search.get("arc")];
  if (waypoint !== null) {
    const record = await recordOf(context, "waypoints", waypoint);
    return { place: waypointPlace(record), box: boxAround(record) };
  }
  if (arc === null) return null;
  const record = await recordOf(context, "arcs", arc);
  const start = await recordOf(context, "waypoints", String(record["fromWaypointUuid"]));
  return { place: arcPlace(record), box: boxAround(start) };
}

function waypointPlace(record: ShownRecord): GraphPlace {
  const { uuid, version } = record;
  const title = titleOf(describeResource("waypoints"), record);
  const [lat, lon] = [Number(record["lat"]), Number(record["lon"])];
  return { kind: "waypoint", uuid, version, title, waypointKind: String(record["kind"]), lat, lon };
}

function arcPlace(record: ShownRecord): GraphPlace {
  const metres = (field: string) => (typeof record[field] === "number" ? record[field] : null);
  return {
    kind: "arc",
    id: Number(record.uuid),
    title: titleOf(describeResource("arcs"), record),
    mode: String(record["mode"]),
    distanceM: metres("distanceM") ?? 0,
    ascentM: metres("ascentM"),
    descentM: metres("descentM"),
  };
}

function boxAround(record: ShownRecord): string {
  const [lat, lon] = [Number(record["lat"]), Number(record["lon"])];
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) throw data(null, { status: 404 });
  return [lon - aroundDegrees, lat - aroundDegrees, lon + aroundDegrees, lat + aroundDegrees]
    .map((degrees) => degrees.toFixed(4))
    .join(",");
}

/** Response of a waypoint's move. */
interface MoveAnswer extends FormOutcome {
  /** Target and effect; null if impossible. */
  readonly weighed: { readonly lat: number; readonly lon: number; readonly effect: MovementEffect } | null;
}

function degreesIn(fields: FormData, axis: string): number | string {
  const text = String(fields.get(axis) ?? "").trim();
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** Previews or applies the form of a waypoint. @returns `moved` and `stale` when there is nothing more to show */
export async function moveWaypointByForm(context: UseCaseContext, uuid: string, fields: FormData) {
  const { locale } = requireEditor(context);
  const form = "move";
  const isMove = fields.get("intent") === "move";
  const body = { lat: degreesIn(fields, "lat"), lon: degreesIn(fields, "lon") };
  const came: { weighed?: MoveAnswer["weighed"]; isStale?: boolean } = {};
  const sent = { form, fields, locale, schema: waypointMove, body };
  const { data: outcome, init } = await handleForm(sent, async (place) => {
    if (!isMove) {
      came.weighed = { ...place, effect: await previewMovedWaypoint(context, uuid, place) };
      return;
    }
    await moveWaypoint(context, uuid, place, Number(fields.get("version"))).catch((error: unknown) => {
      if (!(error instanceof RecordConflict)) throw error;
      came.isStale = true;
    });
  });
  if (came.isStale) return "stale";
  if (outcome.isDone && isMove) return "moved";
  const answer: MoveAnswer = { ...outcome, weighed: came.weighed ?? null };
  return data(answer, init ?? {});
}
