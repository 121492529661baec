import type { ComponentProps, ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";

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

/** A native select with our frame: works everywhere, and phones show their own picker. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative grid", className)}>
      <select {...rest} className={classNames(inputLook, "appearance-none pr-11 text-ellipsis")}>
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2" />
    </span>
  );
}

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** A yes-or-no question with its label. */
export function Checkbox({ label, hint, onCheckedChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames("flex min-h-tap items-center gap-3", className)}>
      <input
        {...rest}
        type="checkbox"
        onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
        className="size-6 shrink-0 cursor-pointer rounded-sm accent-way"
      />
      <span>
        <span className="font-medium">{label}</span>
        {hint ? <span className="block text-sm text-ink-2">{hint}</span> : null}
      </span>
    </label>
  );
}
