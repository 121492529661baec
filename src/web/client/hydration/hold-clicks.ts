/** What a click is about, where its target is a picture or text within. */
const controls = "a, button, input, summary, select, textarea";

/**
 * Holds the clicks on a part of the page that sleeps, and what is set in its fields, and gives them on once it is awake: nothing
 * is lost, however fast somebody is. Clicks that open something elsewhere go through.
 *
 * @param part selects the part
 * @param wake wakes it; resolves once it is awake, or cannot be
 * @returns what ends it
 */
export function holdClicks(part: string, wake: () => Promise<void>): () => void {
  const end = () => {
    window.removeEventListener("click", hold, true);
    window.removeEventListener("input", holdInput, true);
  };
  const giveOn = async (control: HTMLElement) => {
    await wake();
    end();
    // As it was before: otherwise nothing would have changed.
    if (isChoice(control)) control.checked = !control.checked;
    control.click();
  };
  const within = (target: EventTarget | null, what: string) =>
    target instanceof Element && target.closest(part) ? target.closest<HTMLElement>(what) : null;
  const holdInput = async ({ target }: Event) => {
    const field = within(target, "input");
    if (!(field instanceof HTMLInputElement) || isChoice(field)) return;
    const { value } = field;
    const [{ enterValue }] = await Promise.all([import("./replay-input.ts"), wake()]);
    end();
    enterValue(field, value);
  };
  const holdDrawing = async (event: MouseEvent, drawing: Element) => {
    event.stopPropagation();
    await wake();
    end();
    drawing.dispatchEvent(new MouseEvent("click", event));
  };
  const hold = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = within(event.target, controls);
    // A map answers to the place that is clicked.
    if (!control && within(event.target, "svg")) void holdDrawing(event, event.target as Element);
    if (!control) return;
    // A choice shows at once that it is chosen.
    if (!isChoice(control)) event.preventDefault();
    event.stopPropagation();
    void giveOn(control);
  };
  // On the window, for React listens on the document, and stops what it cannot give on.
  window.addEventListener("click", hold, true);
  window.addEventListener("input", holdInput, true);
  return end;
}

function isChoice(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
}
