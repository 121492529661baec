import type { LucideIcon } from "lucide-react";

import { classNames } from "../class-names.ts";

const sizes = { sm: 16, md: 20, lg: 24 } as const;

/** A decorative icon: the text next to it, or the control's label, carries the meaning. */
export function Icon({
  of: Drawing,
  size = "md",
  className,
}: {
  of: LucideIcon;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={sizes[size]}
      strokeWidth={1.8}
      className={classNames("shrink-0", className)}
    />
  );
}
