import { useRef, useState } from "react";
import { useTranslations } from "use-intl";

import { maxTrailNoteText, type TrailNoteKind, trailNoteKinds } from "#domain/places/trail-note.ts";
import { trailNotesOutbox } from "#web/client/sync/trail-notes-outbox.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField, TextField } from "#web/ui/controls/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { noteIcons } from "./note-list.tsx";
import { useNoteWords } from "./use-note-words.ts";

/** A place that a note can be of. */
export interface NotePlace {
  readonly route: string;
  readonly town: { readonly slug: string; readonly name: string };
  readonly pastM: number;
}

interface NoteWriterProps {
  /** The current place comes first, and is the default. */
  places: readonly NotePlace[];
  /** Uuid of the author. */
  member: string;
}

const nameOf = ({ town, pastM }: NotePlace) => `${town.slug} ${pastM}`;

/** @returns the key under which it is pending */
function saveNote({ route, town, pastM }: NotePlace, kind: TrailNoteKind, text: string, member: string): string {
  const uuid = crypto.randomUUID();
  const writing = { route, town: town.slug, pastM, kind, text, at: new Date().toISOString() };
  const key = trailNotesOutbox.keyOf(uuid, "note");
  trailNotesOutbox.save(key, { member, uuid, writing, townName: town.name });
  return key;
}

/** Posts a note at the current place; text and another place are optional. Not in the server's HTML: needs a script. */
export function NoteWriter({ places, member }: NoteWriterProps) {
  const t = useTranslations("trailNotes");
  const words = useNoteWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [lastKey, setLastKey] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const place = places.find((one) => nameOf(one) === chosen) ?? places[0];
  if (!place) return null;
  const write = (kind: TrailNoteKind) => {
    if (kind === "other" && text.trim() === "") return input.current?.focus();
    setLastKey(saveNote(place, kind, text.trim(), member));
    setText("");
    setMessage(t("written", { kind: t(`kinds.${kind}`), place: words.place(place) }));
  };
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-sm text-ink-2">
          {places.length > 1 ? t("write") : t("writeAt", { place: words.place(place) })}
        </legend>
        {places.length > 1 ? (
          <SelectField
            label={t("where")}
            error={null}
            value={nameOf(place)}
            onChange={({ target }) => setChosen(target.value)}
          >
            {places.map((one) => (
              <option key={nameOf(one)} value={nameOf(one)}>
                {words.place(one)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {trailNoteKinds.map((kind) => (
            <Button key={kind} variant="secondary" size="sm" onClick={() => write(kind)}>
              <Icon of={noteIcons[kind]} size="sm" />
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </div>
        <TextField
          label={t("text")}
          error={null}
          hint={t("textHint")}
          ref={input}
          value={text}
          maxLength={maxTrailNoteText}
          onChange={({ target }) => setText(target.value)}
        />
      </fieldset>
      <p role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {message === "" ? null : <span>{message}</span>}
        {lastKey !== null && trailNotesOutbox.find(lastKey) ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              trailNotesOutbox.remove(lastKey);
              setLastKey(null);
              setMessage(t("takenBack"));
            }}
          >
            {t("takeBack")}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
