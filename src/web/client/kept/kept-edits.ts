import { dropText, keepText } from "#web/client/storage/room-for-drafts.ts";

import { waitingChanges } from "#web/client/storage/kept-changes.ts";
import {
  afterSent,
  type EditableDay,
  type EditedPlanCopy,
  editId,
  joinEdit,
  type KeptEdit,
  type WrittenChange,
} from "./kept-edit.ts";

const prefix = "vieira-day-edit ";

/** What the storage had no room for: it lives as long as the page. */
const unstored = new Map<string, KeptEdit>();

let last: { readonly stored: string; readonly edits: readonly KeptEdit[] } = { stored: "", edits: [] };

/** All changes that the server has not got yet; the same list until one of them changes. */
export function listKeptEdits(): readonly KeptEdit[] {
  const keys = storedKeys().toSorted();
  const texts = [...keys.map((key) => localStorage.getItem(key) ?? "null"), ...[...unstored.values()].map(textOf)];
  const stored = texts.join("\n");
  // Written below, in this shape.
  if (stored !== last.stored)
    last = { stored, edits: texts.flatMap((text) => (JSON.parse(text) as KeptEdit | null) ?? []) };
  return last.edits;
}

/** Keeps a change at once: the page may be gone the moment after. */
export function putEdit(edit: KeptEdit): void {
  if (keepText(prefix + edit.id, textOf(edit))) unstored.delete(edit.id);
  else unstored.set(edit.id, edit);
  waitingChanges.tell();
}

export function dropEdit(id: string): void {
  unstored.delete(id);
  dropText(prefix + id);
  waitingChanges.tell();
}

/** Drops the changes that a condition holds for. */
export function dropEditsWhere(isToGo: (edit: KeptEdit) => boolean): void {
  for (const { id } of listKeptEdits().filter(isToGo)) dropEdit(id);
}

/** Keeps a change of a day until it can be sent, joined with those that wait already. */
export function keepEdit(plan: EditedPlanCopy, day: EditableDay, change: WrittenChange): void {
  const id = editId(plan.uuid, day.key);
  const joined = joinEdit(readEdit(id), plan, day, change);
  if (joined) putEdit(joined);
  else dropEdit(id);
}

/** Drops a change that the server has got now; what was written while it was sent waits on. */
export function dropSentEdit(sent: KeptEdit): void {
  const now = readEdit(sent.id);
  const left = now && afterSent(now, sent);
  if (left) putEdit(left);
  else dropEdit(sent.id);
}

/** Notes why a change could not be sent; what was written meanwhile stays with it. */
export function disputeEdit(sent: KeptEdit, dispute: NonNullable<KeptEdit["dispute"]>): void {
  putEdit({ ...(readEdit(sent.id) ?? sent), dispute });
}

function readEdit(id: string): KeptEdit | null {
  return listKeptEdits().find((edit) => edit.id === id) ?? null;
}

/** None where the browser keeps nothing. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const textOf = (edit: KeptEdit) => JSON.stringify(edit);
