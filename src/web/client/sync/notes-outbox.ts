import { useSyncExternalStore } from "react";

import type { EditedPlan, ShownPlan } from "#contract/plans/shown-plan.ts";
import { siteApi } from "#web/client/api/site-api.ts";
import { outboxChanges } from "#web/client/storage/change-channel.ts";

import { createOutbox, type OutboxEntry } from "./outbox.ts";
import {
  type DayNotesChange,
  compareNotes,
  fieldsOf,
  notesAfterSent,
  type PendingNotes,
  upgradeNotes,
} from "./pending-notes.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

/** Offline changes in the format of earlier versions, an entry per day. */
export const notesOutbox = createOutbox<PendingNotes>("vieira-day-edit", upgradeNotes);

const unknown = () => null;

/** Subscribes to the unsent changes; null during hydration. */
export function usePendingNotes(): readonly OutboxEntry<PendingNotes>[] | null {
  return useSyncExternalStore<readonly OutboxEntry<PendingNotes>[] | null>(
    outboxChanges.subscribe,
    notesOutbox.list,
    unknown,
  );
}

interface NotesUpdate {
  readonly day: number;
  readonly fields: DayNotesChange;
}

const dayOf = ({ dayKey }: PendingNotes, plan: ShownPlan | null) => plan?.days.find(({ key }) => key === dayKey);

const notesKind: OutboxKind<PendingNotes, ShownPlan, NotesUpdate> = {
  outbox: notesOutbox,
  isToSend: () => true,
  baseOf: () => null,
  read: (uuid) => siteApi().request<ShownPlan>({ method: "GET", path: `/plans/${uuid}` }),
  ofPlan: (plan) => plan,
  merge(notes, plan) {
    const day = dayOf(notes, plan);
    if (!day) return "conflict";
    const { toSend, inConflict } = compareNotes(notes, day);
    if (inConflict.length > 0) return "conflict";
    return toSend.length === 0 ? "same" : { day: day.number, fields: fieldsOf(notes.mine, toSend) };
  },
  async send(uuid, { day, fields }, { version }, isBackground) {
    const { plan } = await siteApi().request<EditedPlan>({
      method: "PATCH",
      path: `/plans/${uuid}/days/${day}`,
      headers: { "If-Match": `"${version}"` },
      body: fields,
      isBackground,
    });
    return plan;
  },
  afterSent: notesAfterSent,
  withProblem(notes, problem, plan) {
    const day = dayOf(notes, plan);
    if (!day) return { ...notes, problem: problem === "conflict" ? "gone" : problem };
    const { toSend, inConflict } = compareNotes(notes, day);
    return { ...notes, problem, theirs: fieldsOf(day, problem === "conflict" ? inConflict : toSend) };
  },
};

export const notesSender = senderOf(notesKind);
