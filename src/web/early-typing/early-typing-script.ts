/**
 * Runs before anything can be typed. Constant text, so that its hash in the content policy never changes: notes the
 * fields that somebody changes while the page is not alive yet, each with what it says then, and gives the page
 * `window.vieiraTyped` to have it typed again (`ReplayTyping`).
 */
export const earlyTypingScript = `(function(m){function n(e){var f=e.target;m.set(f,f.type==="checkbox"||f.type==="radio"?f.checked:f.value)}function s(){removeEventListener("input",n,true)}addEventListener("input",n,true);window.vieiraTyped=function(l){m.size?l().then(function(r){s();r.replayEarlyTyping(m)}):s()}})(new Map)`;

/** What was changed before the page had come to life, by field: a text, or whether it is ticked. */
export type EarlyTyping = Map<unknown, string | boolean>;

interface Replayer {
  readonly replayEarlyTyping: (typed: EarlyTyping) => void;
}

/** Notes no more, and, where something was typed, has it typed again by what `load` fetches. */
export type ReplayTyping = (load: () => Promise<Replayer>) => void;
