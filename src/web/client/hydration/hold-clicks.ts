/** The element that handles a click, if the target is a picture or text within it. */
const controls = "a, button, input, summary, select, textarea";

/**
 * Holds clicks and input on a part of the page that is not hydrated, and replays them afterwards, so that no
 * interaction is lost. Clicks that open something elsewhere pass through.
 *
 * @param part selects the part
 * @param wake hydrates it; resolves once it is hydrated, or cannot be
 * @returns cleanup function
 */
export function holdClicks(part: string, wake: () => Promise<void>): () => void {
  const end = () => {
    window.removeEventListener("click", hold, true);
    window.removeEventListener("input", holdInput, true);
  };
  const giveOn = async (control: HTMLElement) => {
    await wake();
    end();
    // The previous value: otherwise nothing would have changed.
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
    // A map needs the position of the click.
    if (!control && within(event.target, "svg")) void holdDrawing(event, event.target as Element);
    if (!control) return;
    // A choice is shown as selected at once.
    if (!isChoice(control)) event.preventDefault();
    event.stopPropagation();
    void giveOn(control);
  };
  // On the window, as React listens on the document, and stops events that it cannot dispatch.
  window.addEventListener("click", hold, true);
  window.addEventListener("input", holdInput, true);
  return end;
}

function isChoice(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
}
