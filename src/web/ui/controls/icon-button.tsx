import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** Its action; read out and shown as a tooltip. */
  label: string;
  boxed?: boolean;
}

/** A button with only an icon, at least 44 px square. */
export function IconButton({ icon, label, boxed = false, type = "button", className, ...rest }: IconButtonProps) {
  const look = boxed ? "rounded-md border border-line bg-surface" : "rounded-pill bg-transparent";
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-tap shrink-0 place-items-center text-ink hover:bg-surface-2 disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-60",
        look,
        className,
      )}
    >
      <Icon of={icon} />
    </button>
  );
}
