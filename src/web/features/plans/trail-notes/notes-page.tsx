import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { TrailNote } from "#contract/places/trail-notes.ts";
import { maxTrailNoteText, trailNoteKinds } from "#domain/places/trail-note.ts";
import { PrivateHead } from "#web/components/seo/page-head.tsx";
import { noteIcons } from "#web/components/trail-notes/note-list.tsx";
import { useNoteWords } from "#web/components/trail-notes/use-note-words.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/controls/field.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Why a note was not taken. */
export type NotesError = "needsWords" | "wordsTooLong";

interface NotesPageProps {
  route: string;
  town: { readonly slug: string; readonly name: string };
  notes: readonly TrailNote[];
  isMember: boolean;
  /** Milliseconds since 1970. */
  nowMs: number;
  reply: { readonly error: NotesError | null; readonly words: string } | null;
}

/** The notes of a town, read and written by plain forms: whoever has no scripts is led here. */
export function NotesPage({ route, town, notes, isMember, nowMs, reply }: NotesPageProps) {
  const t = useTranslations("trailNotes");
  const paths = usePaths();
  return (
    <div className="page-width grid w-full max-w-3xl content-start gap-5 py-8 md:py-12">
      <PrivateHead title={`${t("heading")}, ${town.name}`} />
      <h1 className="text-2xl">{t("heading")}</h1>
      <p className="text-ink-2">{t("lead")}</p>
      {notes.length === 0 ? <p>{t("none")}</p> : null}
      <ul className="grid empty:hidden">
        {notes.map((note) => (
          <NoteRow key={note.uuid} note={note} nowMs={nowMs} />
        ))}
      </ul>
      {isMember ? (
        <Form method="post" className="grid gap-3">
          <p>{t("writeAt", { place: t("inTown", { town: town.name }) })}</p>
          <TextField
            label={t("text")}
            hint={t("textHint")}
            error={reply?.error ? t(reply.error, { count: maxTrailNoteText }) : null}
            name="text"
            defaultValue={reply?.words ?? ""}
          />
          <div className="flex flex-wrap gap-2">
            {trailNoteKinds.map((kind) => (
              <Button key={kind} type="submit" variant="secondary" size="sm" name="kind" value={kind}>
                <Icon of={noteIcons[kind]} size="sm" />
                {t(`kinds.${kind}`)}
              </Button>
            ))}
          </div>
        </Form>
      ) : (
        <Link
          to={paths.login(paths.trailNotes(route, town.slug))}
          className="inline-flex min-h-tap items-center justify-self-start"
        >
          {t("signIn")}
        </Link>
      )}
      <Link to={paths.town(route, town.slug)} className="inline-flex min-h-tap items-center justify-self-start">
        {t("back", { town: town.name })}
      </Link>
    </div>
  );
}

/** One's own note is taken back, others' are reported. */
function NoteRow({ note, nowMs }: { note: TrailNote; nowMs: number }) {
  const t = useTranslations("trailNotes");
  const words = useNoteWords();
  const named = { kind: words.kind(note), place: words.place(note) };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-t-0">
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere">
          <strong>{named.kind}</strong>
          {note.text === "" ? null : ` · ${note.text}`}
        </span>
        <span className="text-sm text-ink-2">
          {named.place} · <time dateTime={note.at}>{words.ago(note.at, nowMs)}</time>
        </span>
      </span>
      <Form method="post">
        <input type="hidden" name="uuid" value={note.uuid} />
        <Button
          type="submit"
          variant="quiet"
          size="sm"
          name="do"
          value={note.isOwn ? "take-back" : "report"}
          aria-label={t(note.isOwn ? "takeBackOf" : "reportOf", named)}
        >
          {t(note.isOwn ? "takeBack" : "report")}
        </Button>
      </Form>
    </li>
  );
}
