import { useEffect, useState } from "react";

import type { SearchResult } from "#contract/places/search.ts";

const debounceMs = 120;

interface Results {
  /** The query of the results. */
  readonly of: string;
  readonly entries: readonly SearchResult[];
  readonly hasFailed: boolean;
}

const none: Results = { of: "", entries: [], hasFailed: false };

/** Debounced results of the input; the previous ones stay until the next have loaded. */
export function useSearchResults(typed: string, addressOf: (q: string) => string): Results {
  const [results, setResults] = useState(none);
  const q = typed.trim();
  const address = q === "" ? null : addressOf(q);
  useEffect(() => {
    if (address === null) return undefined;
    const stop = new AbortController();
    const pause = setTimeout(async () => {
      try {
        const response = await fetch(address, { signal: stop.signal });
        if (!response.ok) throw new Error(`The search answered ${response.status}.`);
        setResults({ of: q, entries: (await response.json()) as SearchResult[], hasFailed: false });
      } catch {
        if (!stop.signal.aborted) setResults({ of: q, entries: [], hasFailed: true });
      }
    }, debounceMs);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [address, q]);
  return q === "" ? none : results;
}
