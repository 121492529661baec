/**
 * Runs before anything can be typed. Constant text, so that its hash in the content policy never changes: notes the
 * fields that somebody changes while the page is not alive yet, each with what it says then (`EarlyTyping`).
 */
export const earlyTypingScript = `(function(m){window.vieiraTyped=m;addEventListener("input",m.note=function(e){var f=e.target;m.set(f,f.type==="checkbox"||f.type==="radio"?f.checked:f.value)},true)})(new Map)`;
