import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";

/** The frame shared by text inputs, selects and comboboxes. */
export const inputLook =
  "w-full min-w-0 min-h-12 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-ink placeholder:text-ink-3 focus-visible:rounded-md disabled:bg-surface-2 disabled:text-ink-3 aria-invalid:border-bad aria-invalid:bg-bad-soft";

/** One line of text, a number, a date: spread the attributes that `Field` provides. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classNames(inputLook, className)} />;
}

/** Several lines of text: spread the attributes that `Field` provides. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={classNames(inputLook, className)} />;
}
