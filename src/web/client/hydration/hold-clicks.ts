/** The element that handles a click, if the target is a picture or text within it. */
const controls = "a, button, input, summary, select, textarea";

/**
 * Holds clicks and input on a part of the page that is not hydrated, and replays them afterwards, so that no
 * interaction is lost. Clicks that open something elsewhere pass through.
 *
 * @param part selects the part
 * @param hydrate hydrates it; resolves once it is hydrated, or cannot be
 * @returns cleanup function
 */
export function holdClicks(part: string, hydrate: () => Promise<void>): () => void {
  const stopHolding = () => {
    window.removeEventListener("click", holdClick, true);
    window.removeEventListener("input", holdInput, true);
  };
  const replayClick = async (control: HTMLElement) => {
    await hydrate();
    stopHolding();
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
    const [{ enterValue }] = await Promise.all([import("./replay-input.ts"), hydrate()]);
    stopHolding();
    enterValue(field, value);
  };
  const holdSvgClick = async (event: MouseEvent, drawing: Element) => {
    event.stopPropagation();
    await hydrate();
    stopHolding();
    drawing.dispatchEvent(new MouseEvent("click", event));
  };
  const holdClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = within(event.target, controls);
    // A map needs the position of the click.
    if (!control && within(event.target, "svg")) void holdSvgClick(event, event.target as Element);
    if (!control) return;
    // A choice is shown as selected at once.
    if (!isChoice(control)) event.preventDefault();
    event.stopPropagation();
    void replayClick(control);
  };
  // On the window, as React listens on the document, and stops events that it cannot dispatch.
  window.addEventListener("click", holdClick, true);
  window.addEventListener("input", holdInput, true);
  return stopHolding;
}

function isChoice(control: HTMLElement): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
}
