/** What a click is about, where its target is a picture or text within. */
const controls = "a, button, input, summary, select, textarea";

/**
 * Holds the clicks on a part of the page that sleeps, and gives them on once it is awake: none is lost, however fast
 * somebody is. Clicks that open something elsewhere go through.
 *
 * @param part selects the part
 * @param wake wakes it; resolves once it is awake, or cannot be
 * @returns what ends it
 */
export function holdClicks(part: string, wake: () => Promise<void>): () => void {
  const end = () => window.removeEventListener("click", hold, true);
  const giveOn = async (control: HTMLElement) => {
    await wake();
    end();
    // As it was before: otherwise nothing would have changed.
    if (isChoice(control)) control.checked = !control.checked;
    control.click();
  };
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const control = target instanceof Element && target.closest(part) ? target.closest<HTMLElement>(controls) : null;
    if (!control || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A choice shows at once that it is chosen.
    if (!isChoice(control)) event.preventDefault();
    event.stopPropagation();
    void giveOn(control);
  };
  // On the window, for React listens on the document, and stops what it cannot give on.
  window.addEventListener("click", hold, true);
  return end;
}

function isChoice(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
}
