import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

interface BarFieldProps {
  label: string;
  last?: boolean;
  className?: string;
  children: (id: string) => ReactNode;
}

/** A label over a control without a frame of its own: the bar around it is the frame. */
export function BarField({ label, last = false, className, children }: BarFieldProps) {
  const id = useId();
  return (
    <div
      className={classNames(
        "min-w-0 rounded-md border border-line px-3.5 pt-2 lg:rounded-none lg:border-0 lg:px-3.5",
        !last && "lg:border-r",
        className,
      )}
    >
      <label htmlFor={id} className="block text-xs font-strong text-ink-3">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** A native input that fills a field of the bar. */
export function BarInput(props: ComponentProps<"input">) {
  return <input {...props} className="h-tap w-full min-w-0 bg-transparent font-strong lg:text-[1rem]" />;
}

/** A native select that fills a field of the bar. */
export function BarSelect({ children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className="h-tap w-full min-w-0 appearance-none bg-transparent pr-6 font-strong text-ellipsis text-ink lg:text-[1rem] [&>option]:bg-surface [&>option]:text-ink"
      >
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2" />
    </span>
  );
}
