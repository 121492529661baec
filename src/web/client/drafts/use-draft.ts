import { type RefObject, useEffect, useRef } from "react";

import { type Draft, readDraft, restoreDraft } from "./draft-fields.ts";
import { forgetDraft, keepDraft, keptDraft } from "./kept-draft.ts";

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
    const draft = keptDraft(name) as Draft | null;
    if (draft) restoreDraft(element, draft);
    const onInput = () => keepDraft(name, readDraft(element));
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
