import { useKept } from "../use-kept.ts";
import type { KeptEdit } from "./kept-edit.ts";
import { listKeptEdits } from "./kept-edits.ts";

const none: readonly KeptEdit[] = [];

/** The changes that the server has not got yet, as they come and go; null until they are read. */
export function useKeptEdits(): readonly KeptEdit[] | null {
  return useKept<readonly KeptEdit[]>(listKeptEdits, none);
}
