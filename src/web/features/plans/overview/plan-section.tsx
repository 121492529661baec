import { type ReactNode, useId } from "react";

import { classNames } from "#web/ui/class-names.ts";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";

interface PlanSectionProps {
  heading: string;
  /** Below the heading. */
  lead?: ReactNode;
  id?: string;
  className?: string;
  /** Without a script there is nothing in it. */
  needsScript?: boolean;
  children: ReactNode;
}

/** A part of the overview with its heading, rendered in a turn of its own. */
export function PlanSection({ heading, lead, id, className, needsScript = false, children }: PlanSectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-needs-script={needsScript ? "" : undefined}
      className={classNames(
        "grid break-inside-avoid content-start gap-3 rounded-lg border border-line bg-surface px-5 py-4",
        className,
      )}
    >
      <div className="grid gap-1">
        <h2 id={headingId} className="text-xl">
          {heading}
        </h2>
        {lead ? <p className="max-w-[64ch] text-sm text-ink-2">{lead}</p> : null}
      </div>
      <YieldBeforeRender>{children}</YieldBeforeRender>
    </section>
  );
}
