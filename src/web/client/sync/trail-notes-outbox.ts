import type { TrailNote, TrailNoteWriting } from "#contract/places/trail-notes.ts";
import { isTrailNoteShown } from "#domain/places/trail-note.ts";
import { siteApi } from "#web/client/api/site-api.ts";

import { createOutbox, type PendingChange } from "./outbox.ts";
import { type OutboxKind, senderOf } from "./send-outbox.ts";

/** An unsent note of the trail. */
interface PendingTrailNote extends PendingChange {
  readonly member: string;
  readonly uuid: string;
  readonly writing: TrailNoteWriting;
  readonly townName: string;
}

/** Each note uses the key that other changes use for the uuid of their plan. */
export const trailNotesOutbox = createOutbox<PendingTrailNote>("vieira-trail-note");

const nothing = {};

/** A new note has no previous value, so there is nothing to merge. */
const trailNotesKind: OutboxKind<PendingTrailNote, object, TrailNoteWriting> = {
  outbox: trailNotesOutbox,
  isToSend: () => true,
  baseOf: () => nothing,
  read: async () => nothing,
  // Expired notes need not be sent.
  merge: ({ writing }) => (isTrailNoteShown(Date.parse(writing.at), Date.now()) ? writing : "same"),
  async send(uuid, body, _, isBackground) {
    await siteApi().request<TrailNote>({ method: "PUT", path: `/trail-notes/${uuid}`, body, isBackground });
    return nothing;
  },
  afterSent: () => null,
  withProblem: (note, problem) => ({ ...note, problem }),
};

export const trailNotesSender = senderOf(trailNotesKind);
