import { useEffect, useState } from "react";

import type { FoundPlace } from "#contract/places/found-places.ts";
import type { ShownPlaces } from "./found-map-data.ts";

export interface FoundPlaces {
  /** Those of before while others are fetched. */
  readonly places: readonly FoundPlace[];
  readonly is: "loading" | "failed" | "there";
  readonly retry: () => void;
}

const none: readonly FoundPlace[] = [];

/** What was found, fetched anew when something else is looked for. */
export function useFoundPlaces(load: ShownPlaces["load"]): FoundPlaces {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<FoundPlaces, "retry"> & { readonly of: ShownPlaces["load"] }>({
    places: none,
    is: "loading",
    of: load,
  });
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (places) => setState({ places, is: "there", of: load }),
      () => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, is: "failed", of: load }));
      },
    );
    return () => abort.abort();
  }, [load, attempt]);
  const retry = () => {
    setState((before) => ({ ...before, is: "loading" }));
    setAttempt(attempt + 1);
  };
  return { places: state.places, is: state.of === load ? state.is : "loading", retry };
}
