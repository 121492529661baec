import { tellOfKeptChange } from "../kept-changes.ts";
import { keptStore } from "../kept-database.ts";
import { type BelongingsChange, type EditableDay, editId, joinEdit, type KeptEdit } from "./kept-edit.ts";

const edits = keptStore<KeptEdit>("edits");

/** All changes that the server has not got yet. */
export const listKeptEdits = edits.list;

export async function putEdit(edit: KeptEdit): Promise<void> {
  await edits.put(edit);
  tellOfKeptChange();
}

export async function dropEdit(id: string): Promise<void> {
  await edits.remove(id);
  tellOfKeptChange();
}

/** Drops the changes of plans that a condition holds for. */
export async function dropEditsWhere(isToGo: (edit: KeptEdit) => boolean): Promise<void> {
  for (const { id } of (await edits.list()).filter(isToGo)) await dropEdit(id);
}

let last: Promise<unknown> = Promise.resolve();

/** Keeps a change of a day until it can be sent. Changes follow one another in their order. */
export function keepEdit(plan: string, day: EditableDay, change: BelongingsChange): Promise<void> {
  const keep = async () => {
    const id = editId(plan, day.key);
    const joined = joinEdit(await edits.read(id), plan, day, change);
    await (joined ? putEdit(joined) : dropEdit(id));
  };
  const kept = last.then(keep);
  last = kept.catch(() => undefined);
  return kept;
}
