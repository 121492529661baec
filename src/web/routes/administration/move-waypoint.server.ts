import { data } from "react-router";

import { type MovementEffect, waypointMove } from "#contract/administration/graph.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { moveWaypoint, weighMovedWaypoint } from "#use-cases/administration/graph/move-waypoint.ts";
import { RecordConflict } from "#use-cases/administration/records/open-record.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { answerForm } from "#web/routes/answer-form.server.ts";
import type { FormOutcome } from "#web/ui/forms/form-outcome.ts";

/** What comes back of a waypoint that is to be moved. */
interface MoveAnswer extends FormOutcome {
  /** Where to, and what it would do; null where that cannot be. */
  readonly weighed: { readonly lat: number; readonly lon: number; readonly effect: MovementEffect } | null;
}

function degreesIn(fields: FormData, axis: string): number | string {
  const text = String(fields.get(axis) ?? "").trim();
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** Weighs or carries out what the form of a waypoint says. @returns `moved` and `stale` when there is nothing more to show */
export async function moveWaypointByForm(context: UseCaseContext, uuid: string, fields: FormData) {
  const { locale } = requireEditor(context);
  const form = "move";
  const isMove = fields.get("intent") === "move";
  const body = { lat: degreesIn(fields, "lat"), lon: degreesIn(fields, "lon") };
  const came: { weighed?: MoveAnswer["weighed"]; isStale?: boolean } = {};
  const sent = { form, fields, locale, schema: waypointMove, body };
  const { data: outcome, init } = await answerForm(sent, async (place) => {
    if (!isMove) {
      came.weighed = { ...place, effect: await weighMovedWaypoint(context, uuid, place) };
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
