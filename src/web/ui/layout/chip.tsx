import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { softTone, type Tone } from "../text/tone.ts";

/** A small fact with a colour: "Booked", "Closed that night". Not a control. */
export function Chip({ tone = "neutral", icon, children }: { tone?: Tone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-pill px-2.5 py-0.5 text-xs font-strong sm:whitespace-nowrap",
        softTone[tone],
      )}
    >
      {icon ? <Icon of={icon} size="sm" /> : null}
      {children}
    </span>
  );
}
