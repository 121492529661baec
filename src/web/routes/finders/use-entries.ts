import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { searchOnPage } from "#web/features/places/finder/finder-search.ts";

/** An entry of a list, and the page of the list on which it stands. */
export interface ListEntry {
  /** As in `data-place`; of a town without an entry of its own: the first one in it. */
  readonly entry: string;
  readonly page: number;
}

interface Wanted {
  readonly entry: string;
  readonly hasFocus: boolean;
  /** Query of the page on which it stands. */
  readonly at: string;
}

/** The entries of the list beside a map, on whichever page of it they stand. */
export function useEntries() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  /** What has been brought into view already. */
  const served = useRef<Wanted | null>(null);
  // Once the page of the list is there on which it stands, and the map that covered the list has given back the focus.
  useEffect(() => {
    const found = wanted?.at === search && wanted !== served.current ? findEntry(wanted.entry) : null;
    if (!wanted || !found) return;
    served.current = wanted;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    found.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
    if (wanted.hasFocus) found.querySelector("a")?.focus({ preventScroll: true });
  }, [wanted, search]);
  const want = ({ entry, page }: ListEntry, hasFocus: boolean) => {
    const at = findEntry(entry) ? search : searchOnPage(search, page);
    setWanted({ entry, hasFocus, at });
    if (at !== search) void navigate({ search: at }, { replace: true, preventScrollReset: true });
  };
  return {
    /** Brings an entry into view. */
    show: (entry: ListEntry) => want(entry, false),
    /** Brings an entry into view and the focus to it. */
    lead: (entry: ListEntry) => want(entry, true),
  };
}

function findEntry(entry: string): HTMLElement | null {
  const name = CSS.escape(entry);
  return document.querySelector(`[data-place="${name}"], [data-place^="${name}/"]`);
}
