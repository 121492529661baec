import { TriangleAlert } from "lucide-react";
import { type ComponentProps, useId, type ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { Select, TextArea, TextInput } from "./inputs.tsx";

/** Attributes that a control spreads onto its input to connect it with label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence on the error and how to fix it, or `null`. Required, so that it cannot be forgotten. */
  error: ReactNode | null;
  /** Shown at the right of the label, such as the current value of a slider. */
  aside?: ReactNode;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, hint and error below one control. The error is announced when it appears. */
export function Field({ label, hint, error, aside, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <div
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-3",
          hideLabel && !aside && "sr-only",
        )}
      >
        <label htmlFor={id} className={classNames("text-sm font-strong", hideLabel && "sr-only")}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** A field around a control; `inputClass` are the classes of the control, `className` those of the whole. */
type FieldWith<Control extends "input" | "select" | "textarea"> = Omit<FieldProps, "children"> &
  Omit<ComponentProps<Control>, Exclude<keyof FieldProps, "children">> & { inputClass?: string | undefined };

/** One line of text, a number, a date or a file with its label. */
export function TextField({
  label,
  hint,
  error,
  aside,
  hideLabel,
  className,
  inputClass,
  ...rest
}: FieldWith<"input">) {
  const field = { label, hint, error, aside, hideLabel, className };
  return <Field {...field}>{(control) => <TextInput {...rest} {...control} className={inputClass} />}</Field>;
}

/** Several lines of text with their label. */
export function TextAreaField({ label, hint, error, className, inputClass, ...rest }: FieldWith<"textarea">) {
  const field = { label, hint, error, className };
  return <Field {...field}>{(control) => <TextArea {...rest} {...control} className={inputClass} />}</Field>;
}

/** A select with its label; the children are the options. */
export function SelectField({ label, hint, error, hideLabel, className, inputClass, ...rest }: FieldWith<"select">) {
  const field = { label, hint, error, hideLabel, className };
  return <Field {...field}>{(control) => <Select {...rest} {...control} className={inputClass} />}</Field>;
}

/** The error message below a control; always rendered, so that screen readers announce a change. */
export function FieldError({ id, error }: { id: string; error: ReactNode | null }) {
  return (
    <div aria-live="polite" className="empty:-mt-1.5">
      {error ? (
        <p id={id} className="flex items-start gap-2 text-sm font-medium text-bad">
          <Icon of={TriangleAlert} size="sm" className="mt-1" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
