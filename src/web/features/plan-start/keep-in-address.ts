import type { FormEvent } from "react";

import { searchOf, type StartStep } from "./start-search.ts";

/** Keeps what is typed for a question in the address as it is typed, where a reload finds it. */
export function keepInAddress(step: StartStep): (event: FormEvent<HTMLFormElement>) => void {
  return ({ currentTarget }) => {
    const search = searchOf(new FormData(currentTarget));
    window.history.replaceState(window.history.state, "", `${window.location.pathname}${search}&step=${step}`);
  };
}
