import { listKeptEdits } from "#web/offline/edits/kept-edits.ts";
import { listDrafts } from "#web/stage-editor/kept-drafts.ts";

/** What waits in this browser for a plan: days or writings that need somebody, or nothing but a network. */
export type Waiting = "days-contested" | "writings-contested" | "network";

/** By uuid of the plan, the one that needs most. */
export function waitingOfPlans(): ReadonlyMap<string, Waiting> {
  const waiting = new Map<string, Waiting>();
  for (const { plan } of [...listDrafts(), ...listKeptEdits()]) waiting.set(plan, "network");
  for (const { plan, dispute } of listKeptEdits()) if (dispute !== null) waiting.set(plan, "writings-contested");
  for (const { plan, draft } of listDrafts()) if (draft.isContested) waiting.set(plan, "days-contested");
  return waiting;
}
