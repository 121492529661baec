import { useSyncExternalStore } from "react";

import { waitingChanges } from "#web/client/storage/kept-changes.ts";
import type { KeptEdit } from "./kept-edit.ts";
import { listKeptEdits } from "./kept-edits.ts";

const unknown = () => null;

/** The changes that the server has not got yet, as they come and go; null while the page is taken over. */
export function useKeptEdits(): readonly KeptEdit[] | null {
  return useSyncExternalStore<readonly KeptEdit[] | null>(waitingChanges.subscribe, listKeptEdits, unknown);
}
