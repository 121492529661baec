import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

import { searchToKeep } from "./finder-search.ts";

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
export function useKeptFilters(name: string): boolean {
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
