import { useEffect } from "react";

/**
 * Runs before any input is possible. Constant text, so that its hash in the content security policy never changes.
 * Records fields that are changed before hydration, each with its value, and provides `window.vieiraTyped` to replay
 * them (`ReplayInput`). If hydration resets a field while the user is typing a word, the value is restored before the
 * next letter. A form submitted without a network would lead to an error page of the browser, and its input would be
 * lost: it is submitted after hydration.
 */
export const preHydrationInputScript = `(function(m,w,q){function n(e){var f=e.target;m.set(f,f.type==="checkbox"||f.type==="radio"?f.checked:f.value)}function b(e){var f=e.target,v=m.get(f);typeof v==="string"&&f.value!==v&&!(f.selectionEnd>f.selectionStart)&&Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),"value").set.call(f,v)}function h(e){if(!navigator.onLine&&e.target.method==="post"){e.preventDefault();e.stopPropagation();q=e}}function s(){w.removeEventListener("input",n,true);w.removeEventListener("beforeinput",b,true);w.removeEventListener("submit",h,true)}w.addEventListener("input",n,true);w.addEventListener("beforeinput",b,true);w.addEventListener("submit",h,true);w.vieiraTyped=function(l){return m.size||q?l().then(function(r){s();r.replayInput(m);q&&setTimeout(function(){q.target.isConnected&&q.target.requestSubmit(q.submitter)})}):s()}})(new Map,window)`;

/** Changes before hydration, by field: a text, or whether it is checked. */
export type PreHydrationInput = Map<unknown, string | boolean>;

interface Replayer {
  readonly replayInput: (typed: PreHydrationInput) => void;
}

/** Stops recording, and replays recorded input with the module that `load` fetches. */
type ReplayInput = (load: () => Promise<Replayer>) => Promise<void> | void;

interface EarlyInput {
  readonly vieiraTyped?: ReplayInput;
  /** Replays the clicks from before hydration. */
  readonly vieiraHydrated?: () => void;
}

let isHydrated = false;

/** Whether the document is hydrated: later fetches belong to client-side navigations. */
export const isDocumentHydrated = (): boolean => isHydrated;

/** Replays early input and clicks: the page is hydrated. */
export function endPreHydrationInput(): void {
  isHydrated = true;
  const { vieiraTyped, vieiraHydrated } = window as EarlyInput;
  void Promise.resolve(vieiraTyped?.(() => import("./replay-input.ts"))).finally(vieiraHydrated);
}

/** Schedules the replay of early input, right after hydration. */
export function useReplayedInput(): void {
  useEffect(endPreHydrationInput, []);
}
