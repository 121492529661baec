import type { TrailNote } from "#contract/places/trail-notes.ts";
import type { PlacedTrailNote } from "#database/queries/places/trail-notes.ts";
import type { Actor } from "../actor.ts";

/** A note as the API has it. */
export function presentTrailNote({ note, route, town }: PlacedTrailNote, actor: Actor): TrailNote {
  const { uuid, pastM, kind, text, at, authorUuid } = note;
  const isOwn = actor.kind === "user" && actor.uuid === authorUuid;
  return { uuid, route, town, pastM, kind, text, at: at.toISOString(), isOwn };
}
