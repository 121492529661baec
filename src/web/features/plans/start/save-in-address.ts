import { searchOf, type StartStep } from "./start-search.ts";

/** Keeps what was typed for a question in the address, where a reload finds it. */
export function saveInAddress(form: HTMLFormElement, step: StartStep): void {
  const search = searchOf(new FormData(form));
  window.history.replaceState(window.history.state, "", `${window.location.pathname}${search}&step=${step}`);
}
