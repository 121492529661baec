/**
 * Runs before anything can be typed. Constant text, so that its hash in the content policy never changes: notes the
 * fields that somebody changes while the page is not alive yet, each with what it says then, and gives the page
 * `window.vieiraTyped` to have it typed again (`ReplayInput`). Where the page has put back what it knows in the middle of
 * a word, the word is put back before its next letter. A form that is sent where there is no network would lead to an error
 * page of the browser, which takes everything along: it is sent once the page is alive.
 */
export const preHydrationInputScript = `(function(m,w,q){function n(e){var f=e.target;m.set(f,f.type==="checkbox"||f.type==="radio"?f.checked:f.value)}function b(e){var f=e.target,v=m.get(f);typeof v==="string"&&f.value!==v&&!(f.selectionEnd>f.selectionStart)&&Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),"value").set.call(f,v)}function h(e){if(!navigator.onLine&&e.target.method==="post"){e.preventDefault();e.stopPropagation();q=e}}function s(){w.removeEventListener("input",n,true);w.removeEventListener("beforeinput",b,true);w.removeEventListener("submit",h,true)}w.addEventListener("input",n,true);w.addEventListener("beforeinput",b,true);w.addEventListener("submit",h,true);w.vieiraTyped=function(l){return m.size||q?l().then(function(r){s();r.replayInput(m);q&&setTimeout(function(){q.target.isConnected&&q.target.requestSubmit(q.submitter)})}):s()}})(new Map,window)`;

/** What was changed before the page had come to life, by field: a text, or whether it is ticked. */
export type PreHydrationInput = Map<unknown, string | boolean>;

interface Replayer {
  readonly replayInput: (typed: PreHydrationInput) => void;
}

/** Notes no more, and, where something was typed, has it typed again by what `load` fetches. */
export type ReplayInput = (load: () => Promise<Replayer>) => Promise<void> | void;
