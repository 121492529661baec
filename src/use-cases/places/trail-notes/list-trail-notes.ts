import type { TrailNote, TrailNoteList, TrailNoteQuery } from "#contract/places/trail-notes.ts";
import { listShownTrailNotes, listTrailNotesOf, type PlacedTrailNote } from "#database/queries/places/trail-notes.ts";
import { trailNoteShownMs } from "#domain/places/trail-note.ts";
import { stretchOf } from "#use-cases/content/stretch.ts";
import { checkRoutes } from "#use-cases/content/route-summaries.ts";
import { townDirectory, findTowns } from "#use-cases/content/town-directory.ts";
import { type Actor, requireMember } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

const maxShown = 200;

/**
 * Walkers' notes of the last three days along a route, a stretch of it or in a town, the newest first.
 *
 * @throws FilterError for an unknown route or town, and for ends of a stretch that are not on the route's main way
 */
export async function listTrailNotes(
  context: UseCaseContext,
  { route, from, to, town }: TrailNoteQuery,
): Promise<TrailNoteList> {
  const routes = route === undefined ? [] : [route];
  await checkRoutes(context, routes);
  const isOnStretch = await stretchOf(context, { route: routes, from, to });
  const directory = await townDirectory(context);
  findTowns(directory, town === undefined ? [] : [town]);
  const onStretch = isOnStretch && directory.towns.filter(isOnStretch).map(({ slug: townSlug }) => townSlug);
  const towns = town === undefined ? onStretch : [town].filter((one) => onStretch?.includes(one) ?? true);
  const since = new Date(context.now().getTime() - trailNoteShownMs);
  const rows = await listShownTrailNotes(context.database, { route, towns: towns ?? undefined, since }, maxShown);
  return { data: rows.map((one) => presentTrailNote(one, context.actor)) };
}

/** All notes of the person that are still stored. @throws UseCaseError `unauthenticated` */
export async function listOwnTrailNotes(context: UseCaseContext): Promise<readonly TrailNote[]> {
  const { uuid } = requireMember(context);
  return (await listTrailNotesOf(context.database, uuid)).map((one) => presentTrailNote(one, context.actor));
}

/** A note in the format of the API. */
export function presentTrailNote({ note, route, town }: PlacedTrailNote, actor: Actor): TrailNote {
  const { uuid, pastM, kind, text, at, authorUuid } = note;
  const isOwn = actor.kind === "user" && actor.uuid === authorUuid;
  return { uuid, route, town, pastM, kind, text, at: at.toISOString(), isOwn };
}
