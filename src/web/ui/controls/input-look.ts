/** The frame that text inputs, selects and comboboxes share. */
export const inputLook =
  "w-full min-w-0 min-h-12 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-ink-3 focus-visible:rounded-md disabled:bg-surface-2 disabled:text-ink-3 aria-invalid:border-bad aria-invalid:bg-bad-soft";
