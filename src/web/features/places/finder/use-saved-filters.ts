import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { searchToKeep } from "./finder-search.ts";

const remembered = 10;

/**
 * Tells addresses that a form has made itself from those that come from elsewhere: only the latter fill the form anew,
 * for filling it while someone types would undo what was typed since.
 */
export function useOwnSearches(): { readonly generation: number; readonly note: (search: string) => void } {
  const { search } = useLocation();
  const [own, setOwn] = useState<readonly string[]>([search]);
  const [generation, setGeneration] = useState(0);
  if (!own.includes(search)) {
    setOwn([search]);
    setGeneration(generation + 1);
  }
  return { generation, note: (made) => setOwn((all) => [...all.slice(1 - remembered), made]) };
}

/** Goes with the address that was put together from kept filters, and with no later one. */
const cameBack = "kept filters";

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function write(name: string, search: string): void {
  try {
    if (search === "") localStorage.removeItem(name);
    else localStorage.setItem(name, search);
  } catch {
    // Without storage the filters live in the address alone.
  }
}

/**
 * Keeps the filters of a finder for the next visit, under `name` in this browser. They come back only where the
 * address has none; true tells that they did.
 */
export function useSavedFilters(name: string): boolean {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useEffect(() => {
    const kept = isFirst.current && search === "" ? read(name) : "";
    isFirst.current = false;
    if (kept === "") {
      write(name, searchToKeep(search));
      return;
    }
    void navigate({ search: kept }, { replace: true, preventScrollReset: true, state: cameBack });
  }, [name, navigate, search]);
  return state === cameBack;
}
