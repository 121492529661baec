import { Minus, Plus } from "lucide-react";
import type { ControlAttributes } from "./field.tsx";

import { IconButton } from "./button.tsx";

interface StepperProps {
  control: ControlAttributes;
  name: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  lessLabel: string;
  moreLabel: string;
  onValueChange: (value: number) => void;
}

/** A button at its limit keeps the focus, which a disabled one would lose. */
const atLimit = "aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:opacity-60";

/** A small number in steps, with a button at each side; typing and arrow keys work too. */
export function Stepper({
  control,
  name,
  value,
  min,
  max,
  step = 1,
  lessLabel,
  moreLabel,
  onValueChange,
}: StepperProps) {
  const set = (next: number) => {
    if (Number.isFinite(next)) onValueChange(Math.min(max, Math.max(min, Math.round(next / step) * step)));
  };
  return (
    <span className="flex min-h-12 items-center justify-between rounded-md border-[1.5px] border-line-strong bg-surface text-way has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
      <IconButton
        icon={Minus}
        label={lessLabel}
        aria-disabled={value <= min}
        data-needs-script=""
        className={atLimit}
        onClick={() => set(value - step)}
      />
      <input
        {...control}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
        className="stepper-input h-tap w-full min-w-8 bg-transparent text-center font-strong text-ink focus-visible:outline-none"
      />
      <IconButton
        icon={Plus}
        label={moreLabel}
        aria-disabled={value >= max}
        data-needs-script=""
        className={atLimit}
        onClick={() => set(value + step)}
      />
    </span>
  );
}
