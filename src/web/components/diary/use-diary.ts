import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

import type { Diary, DiaryPhoto } from "#contract/plans/diary.ts";
import { type DiaryWords, emptyDiary, mergeDiary } from "#domain/plans/diary/diary.ts";
import { outboxChanges } from "#web/client/storage/change-channel.ts";
import { writeStored, readStoredJson } from "#web/client/storage/browser-storage.ts";
import { diaryOutbox, type PendingDiary, readDiary, textOn } from "#web/client/sync/diary-outbox.ts";
import { diaryPhotosOutbox, dropPhoto, type PendingPhoto } from "#web/client/sync/diary-photos-outbox.ts";
import { noEntries, type OutboxEntry } from "#web/client/sync/outbox.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";

const storedKey = (plan: string) => `vieira-diary ${plan}`;

/** As written below. */
const storedDiary = (plan: string) => readStoredJson(storedKey(plan)) as Diary | null;

/** The diary on the server, or as it was last read. */
async function readOrStored(plan: string): Promise<Diary | null> {
  if (!navigator.onLine) return storedDiary(plan);
  try {
    const diary = await readDiary(plan);
    writeStored(storedKey(plan), JSON.stringify(diary));
    return diary;
  } catch {
    return storedDiary(plan);
  }
}

export interface DiaryOfDay {
  readonly words: DiaryWords;
  readonly isPending: boolean;
  /** Why it was rejected; it is no longer pending. */
  readonly isRefused: boolean;
  /** Another device's version, if both together are too long; nothing is sent before `settle`. */
  readonly theirs: DiaryWords | null;
  readonly photos: readonly DiaryPhoto[];
  readonly pendingPhotos: readonly OutboxEntry<PendingPhoto>[];
  /** Whether the server has enough content for a booklet. */
  readonly hasBooklet: boolean;
  readonly write: (change: Partial<DiaryWords>) => void;
  /** Ends a conflict with one of its texts; of stamps nothing is lost. */
  readonly settle: (text: string) => void;
  /** Saves the description of a photo. */
  readonly caption: (uuid: string, words: string) => void;
  /** Removes a pending photo. */
  readonly drop: (photo: OutboxEntry<PendingPhoto>) => void;
  readonly refresh: () => void;
}

/** The owner's diary of a day, including unsent changes; offline, the last known state. */
export function useDiary(plan: string, date: string, member: string): DiaryOfDay {
  const [serverDiary, setServerDiary] = useState<Diary | null>(null);
  const [round, setRound] = useState(0);
  const edits = useSyncExternalStore(outboxChanges.subscribe, diaryOutbox.list, () => noEntries);
  const { waiting: photos, shown, forget } = useWaitingPhotos();
  const place = diaryOutbox.keyOf(plan, date);
  const edit = edits.find((entry) => entry.key === place)?.change ?? null;
  /** The latest local text is shown until it is read from the server, even after it has been sent. */
  const [lastEdit, setLastEdit] = useState<{ readonly place: string; readonly edit: PendingDiary } | null>(null);
  if (edit && edit !== lastEdit?.edit) setLastEdit({ place, edit });
  const wordsOf = new Map(photos.map(({ change }) => [change.uuid, change.caption]));
  const waiting = edits.length + photos.length;
  const show = useEffectEvent((diary: Diary | null, unsent: ReadonlySet<string>) => {
    setServerDiary(diary);
    setLastEdit(null);
    forget((key) => !unsent.has(key));
  });
  useEffect(() => {
    const unsent = new Set(diaryPhotosOutbox.list().map((entry) => entry.key));
    return whenLoaded(readOrStored(plan), (diary) => show(diary, unsent));
  }, [plan, waiting, round]);
  const theirs = (edit?.problem === "conflict" && edit.theirs) || null;
  const onServer = serverDiary ? textOn(serverDiary, date) : emptyDiary;
  const words = (edit ?? (lastEdit?.place === place ? lastEdit.edit : null))?.mine ?? onServer;
  return {
    words,
    isPending: edit !== null,
    isRefused: Boolean(edit?.problem) && theirs === null,
    theirs,
    photos: (serverDiary?.photos ?? []).flatMap((photo) =>
      photo.date === date ? { ...photo, caption: wordsOf.get(photo.uuid) ?? photo.caption } : [],
    ),
    pendingPhotos: shown.filter(
      (entry) =>
        entry.plan === plan &&
        entry.change.date === date &&
        !serverDiary?.photos.some(({ uuid }) => uuid === entry.change.uuid),
    ),
    hasBooklet: serverDiary !== null && serverDiary.entries.length + serverDiary.photos.length > 0,
    write(change) {
      const conflict = theirs && ({ problem: "conflict", theirs } as const);
      diaryOutbox.save(place, { member, date, base: edit?.base ?? words, mine: { ...words, ...change }, ...conflict });
    },
    settle(text) {
      if (!edit || !theirs) return;
      diaryOutbox.save(place, {
        member,
        date,
        base: theirs,
        mine: { ...mergeDiary(edit.base, edit.mine, theirs), text },
      });
    },
    caption(uuid, caption) {
      const key = diaryPhotosOutbox.keyOf(plan, uuid);
      const pending = diaryPhotosOutbox.find(key) ?? { member, uuid, date, isSent: true };
      diaryPhotosOutbox.save(key, { ...pending, caption });
    },
    drop({ key, change: { uuid } }) {
      forget((one) => one === key);
      void dropPhoto(key, uuid);
    },
    refresh: useCallback(() => setRound((last) => last + 1), []),
  };
}

type Entries = readonly OutboxEntry<PendingPhoto>[];

/** The photos shown as pending: not those with only an unsent description, unless the photo was unsent before. */
function shownOf(waiting: Entries, before: Entries): Entries {
  const isIn = (entries: Entries, key: string) => entries.some((entry) => entry.key === key);
  return [
    ...before.filter(({ key }) => !isIn(waiting, key)),
    ...waiting.filter(({ key, change }) => !change.isSent || isIn(before, key)),
  ];
}

/**
 * Unsent photos and descriptions. A sent one stays unchanged until it is removed from the list: by then it has been
 * read from the server, so that somebody who is editing the description keeps the cursor position.
 */
function useWaitingPhotos() {
  const waiting = useSyncExternalStore(outboxChanges.subscribe, diaryPhotosOutbox.list, () => noEntries);
  const [seen, setSeen] = useState({ waiting, shown: shownOf(waiting, noEntries) });
  if (seen.waiting !== waiting) setSeen({ waiting, shown: shownOf(waiting, seen.shown) });
  return {
    waiting,
    shown: seen.shown,
    forget: (isToGo: (key: string) => boolean) =>
      setSeen((last) => ({ ...last, shown: last.shown.filter(({ key }) => !isToGo(key)) })),
  };
}
