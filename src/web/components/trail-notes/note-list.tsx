import { Ban, CircleSlash2, Droplets, Flag, type LucideIcon, MessageSquareText, BedDouble } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

import type { TrailNoteKind } from "#domain/places/trail-note.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { trailNotesOutbox } from "#web/client/sync/trail-notes-outbox.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";

import { useNoteWords } from "./use-note-words.ts";
import { markReported, type NoteView, type TrailNotes } from "./use-trail-notes.ts";

export const noteIcons: Record<TrailNoteKind, LucideIcon> = {
  "water-dry": Droplets,
  closed: CircleSlash2,
  full: BedDouble,
  blocked: Ban,
  other: MessageSquareText,
};

const collapsedCount = 6;

/** Notes with their place and time; the user's own can be deleted, others' reported. */
export function NoteList({ notes, state, atMs, refresh }: TrailNotes) {
  const t = useTranslations("trailNotes");
  const [visibleCount, setVisibleCount] = useState(collapsedCount);
  const words = useNoteWords();
  if (notes.length === 0 && state !== "old") {
    const emptyText = { reading: t("reading"), read: t("none"), unknown: t("unknown") }[state];
    return <p className="text-sm text-ink-2">{emptyText}</p>;
  }
  return (
    <>
      {state === "old" ? (
        <p className="text-sm text-ink-2">
          {t("old", { moment: words.moment(new Date(atMs).toISOString()), count: notes.length })}
        </p>
      ) : null}
      <ul className="grid">
        {notes.slice(0, visibleCount).map((note) => (
          <NoteEntry key={note.uuid} note={note} refresh={refresh} />
        ))}
      </ul>
      {notes.length > visibleCount ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4 justify-self-start"
          onClick={() => setVisibleCount(notes.length)}
        >
          {t("more", { count: notes.length - visibleCount })}
        </Button>
      ) : null}
    </>
  );
}

function NoteEntry({ note, refresh }: { note: NoteView; refresh: () => void }) {
  const t = useTranslations("trailNotes");
  const words = useNoteWords();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { uuid, text, at, isOwn, pending } = note;
  const [kind, place] = [words.kind(note), words.place(note)];
  const send = async (method: "POST" | "DELETE", path: string, done: () => void) => {
    setBusy(true);
    try {
      await siteApi().request({ method, path });
      done();
    } catch {
      notify("error", t("notDone"));
    }
    setBusy(false);
  };
  const withdraw = () => {
    if (pending) trailNotesOutbox.remove(pending.key);
    else void send("DELETE", `/trail-notes/${uuid}`, refresh);
  };
  const report = () =>
    void send("POST", `/trail-notes/${uuid}/report`, () => {
      markReported(uuid);
      refresh();
      notify("success", t("reported"));
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-t-0">
      <Icon of={noteIcons[note.kind]} size="sm" className="shrink-0 text-warn" />
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere">
          <strong>{kind}</strong>
          {text === "" ? null : ` · ${text}`}
        </span>
        <span className="text-sm text-ink-2 tabular-nums">
          {place} · <time dateTime={at}>{words.moment(at)}</time>
        </span>
        {pending ? (
          <span>
            <Chip tone={pending.isRefused ? "bad" : "warn"}>{t(pending.isRefused ? "refused" : "waiting")}</Chip>
          </span>
        ) : null}
      </span>
      {isOwn ? (
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          aria-label={t("takeBackOf", { kind, place })}
          onClick={withdraw}
        >
          {t("takeBack")}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          aria-label={t("reportOf", { kind, place })}
          onClick={report}
          className="text-ink-2"
        >
          <Icon of={Flag} size="sm" />
          {t("report")}
        </Button>
      )}
    </li>
  );
}
