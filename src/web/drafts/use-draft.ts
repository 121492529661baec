import { type RefObject, useEffect, useRef } from "react";

import { type Draft, readDraft, restoreDraft } from "./draft-fields.ts";

const keyOf = (name: string) => `vieira-draft-${name}`;

function kept(name: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

function keep(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage refused or full: nothing is kept, and nothing else fails.
  }
}

/** Forgets what was typed, once it has been sent. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // As above.
  }
}

/**
 * Keeps what is typed into a form in this tab until the form is sent, and puts it back when the page is loaded again.
 * Passwords and files are never kept.
 *
 * @param name of the form, the same after a reload and different for every form
 * @returns the `ref` of the form
 */
export function useDraft(name: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const draft = kept(name);
    if (draft) restoreDraft(element, draft);
    const onInput = () => keep(name, readDraft(element));
    const onSubmit = () => forgetDraft(name);
    element.addEventListener("input", onInput);
    element.addEventListener("change", onInput);
    element.addEventListener("submit", onSubmit);
    return () => {
      element.removeEventListener("input", onInput);
      element.removeEventListener("change", onInput);
      element.removeEventListener("submit", onSubmit);
    };
  }, [name]);
  return form;
}
