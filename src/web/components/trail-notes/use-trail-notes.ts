import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";

import type { TrailNote, TrailNoteList } from "#contract/places/trail-notes.ts";
import { isTrailNoteShown } from "#domain/places/trail-note.ts";
import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { noEntries } from "#web/client/sync/outbox.ts";
import { trailNotesOutbox } from "#web/client/sync/trail-notes-outbox.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { readStored, writeStored, readStoredJson } from "#web/client/storage/browser-storage.ts";

const storedKey = (query: string) => `vieira-trail-notes ${query}`;
const reportedKey = "vieira-reported-notes";
const maxReported = 100;

/** Notes as they were at a time, in milliseconds since 1970. */
interface ReadNotes {
  readonly atMs: number;
  readonly notes: readonly TrailNote[];
}

/** The last known notes, as written below, for offline use; null if there are none. */
const storedNotes = (query: string) => readStoredJson(storedKey(query)) as ReadNotes | null;

/** @param query as `route=camino-frances` */
async function fetchNotes(query: string): Promise<ReadNotes> {
  const { data } = await siteApi().request<TrailNoteList>({ method: "GET", path: `/trail-notes?${query}` });
  const entry = { atMs: Date.now(), notes: data };
  writeStored(storedKey(query), JSON.stringify(entry));
  return entry;
}

/** Notes that were reported in this browser, which then hides them. */
function reportedNotes(): readonly string[] {
  return (readStored(reportedKey) ?? "").split(" ").filter(Boolean);
}

export function markReported(uuid: string): void {
  writeStored(reportedKey, [...reportedNotes(), uuid].slice(-maxReported).join(" "));
}

/** The view of a note, wherever it is stored. */
export interface NoteView extends Pick<TrailNote, "uuid" | "pastM" | "kind" | "text" | "at" | "isOwn"> {
  readonly town: { readonly slug: string; readonly name: string };
  /** Of an unsent note: its key in the outbox, and whether the server has rejected it. */
  readonly pending: { readonly key: string; readonly isRefused: boolean } | null;
}

export interface TrailNotes {
  readonly notes: readonly NoteView[];
  /** `old`: the state at `atMs`, milliseconds since 1970; `unknown`: never loaded, and not available now. */
  readonly state: "reading" | "read" | "old" | "unknown";
  readonly atMs: number;
  /** Reloads them. */
  readonly refresh: () => void;
}

interface Read extends ReadNotes {
  readonly query: string;
  readonly state: TrailNotes["state"];
}

function isStillShown({ at }: { readonly at: string }): boolean {
  return isTrailNoteShown(Date.parse(at), Date.now());
}

const refreshMs = 5 * 60_000;

/**
 * Walkers' notes, newest first, including unsent ones.
 *
 * @param query of the API, as `route=camino-frances`; offline the last known notes are shown
 */
export function useTrailNotes(query: string): TrailNotes {
  const [result, setResult] = useState<Read>({ query, state: "reading", atMs: 0, notes: [] });
  const [round, setRound] = useState(0);
  const pending = useSyncExternalStore(outboxChanges.subscribe, trailNotesOutbox.list, () => noEntries);
  const numberToSend = pending.length;
  const refresh = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => {
    let isCancelled = false;
    const show = (notes: ReadNotes | null, state: TrailNotes["state"]) =>
      isCancelled || startTransition(() => setResult({ query, atMs: 0, notes: [], ...notes, state }));
    const showOld = () => {
      const stored = storedNotes(query);
      show(stored, stored ? "old" : "unknown");
    };
    const fetchAnew = () => {
      if (!navigator.onLine) return showOld();
      if (document.visibilityState === "visible") fetchNotes(query).then((notes) => show(notes, "read"), showOld);
    };
    fetchAnew();
    const timer = setInterval(fetchAnew, refreshMs);
    window.addEventListener("online", fetchAnew);
    return () => {
      isCancelled = true;
      clearInterval(timer);
      window.removeEventListener("online", fetchAnew);
    };
  }, [query, round, numberToSend]);
  const notes = useMemo(() => {
    const hidden = new Set(result.notes.length > 0 ? reportedNotes() : []);
    const waiting = pending.map(({ key, change }): NoteView => {
      const { uuid, townName, problem, writing } = change;
      const { town, pastM, kind, text, at } = writing;
      const where = { town: { slug: town, name: townName }, pastM };
      return { uuid, ...where, kind, text, at, isOwn: true, pending: { key, isRefused: Boolean(problem) } };
    });
    for (const { uuid } of waiting) hidden.add(uuid);
    const others = result.notes.filter(({ uuid }) => !hidden.has(uuid)).map((note) => ({ ...note, pending: null }));
    return [...waiting, ...others].filter(isStillShown).toSorted((a, b) => b.at.localeCompare(a.at));
  }, [result, pending]);
  const { state, atMs } = result.query === query ? result : { state: "reading" as const, atMs: 0 };
  return { notes: state === "reading" ? [] : notes, state, atMs, refresh };
}
