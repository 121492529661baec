import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { inputLook } from "./text-input.tsx";

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
