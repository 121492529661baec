import { data, redirect } from "react-router";

import { trailNoteWriting } from "#contract/places/trail-notes.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { listTrailNotes } from "#use-cases/places/trail-notes/list-trail-notes.ts";
import { removeTrailNote, reportTrailNote, writeTrailNote } from "#use-cases/places/trail-notes/write-trail-note.ts";
import { type NotesError, NotesPage } from "#web/features/plans/trail-notes/notes-page.tsx";
import { applicationContext, formReader, sessionCookies } from "#web/server/app-context.ts";
import { signInPath } from "#web/server/route-middleware.server.ts";

import type { Route } from "./+types/trail-notes.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { route, town } = placeOf(url);
  const place = (await townDirectory(application)).bySlug.get(town);
  if (!place?.routes.some(({ slug }) => slug === route)) throw data(null, { status: 404 });
  return {
    route,
    town: { slug: town, name: place.name },
    notes: (await listTrailNotes(application, { town })).data,
    isMember: application.actor.kind === "user",
    nowMs: application.now().getTime(),
  };
}

function placeOf({ searchParams }: URL): { readonly route: string; readonly town: string } {
  return { route: searchParams.get("route") ?? "", town: searchParams.get("town") ?? "" };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const application = context.get(applicationContext);
  const { address } = context.get(sessionCookies).client;
  const fields = await context.get(formReader)();
  const text = (name: string) => String(fields.get(name) ?? "");
  const uuid = text("uuid");
  if (text("do") === "report") await reportTrailNote(application, uuid, address);
  else if (application.actor.kind === "visitor") throw redirect(signInPath(application, request, url));
  else if (text("do") === "take-back") await removeTrailNote(application, uuid);
  else {
    const [kind, words] = [text("kind"), text("text").trim()];
    const at = application.now().toISOString();
    const parsed = trailNoteWriting.safeParse({ ...placeOf(url), kind, text: words, at });
    const error: NotesError | null =
      kind === "other" && words === "" ? "needsWords" : parsed.success ? null : "wordsTooLong";
    if (error || !parsed.success) return data({ error, words }, { status: 422 });
    await writeTrailNote(application, crypto.randomUUID(), parsed.data, address);
  }
  throw redirect(url.pathname + url.search);
}

export default function TrailNotes({ loaderData, actionData }: Route.ComponentProps) {
  return <NotesPage {...loaderData} reply={actionData ?? null} />;
}
