import { CircleCheck, Info, OctagonAlert, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import { softTone, type Tone } from "../text/tone.ts";

export type NoticeKind = "info" | "ok" | "warn" | "bad";

const faces: Record<NoticeKind, { icon: LucideIcon; tone: Tone }> = {
  info: { icon: Info, tone: "way" },
  ok: { icon: CircleCheck, tone: "ok" },
  warn: { icon: TriangleAlert, tone: "warn" },
  bad: { icon: OctagonAlert, tone: "bad" },
};

interface NoticeProps {
  kind: NoticeKind;
  children: ReactNode;
  /** A link or quiet button that resolves the issue. */
  action?: ReactNode;
  /** Announced at once when it appears after the page has loaded. */
  announce?: boolean;
  className?: string;
}

/** A message about its surroundings, with an optional action. */
export function Notice({ kind, children, action, announce = false, className }: NoticeProps) {
  const face = faces[kind];
  const role = announce ? (kind === "bad" ? "alert" : "status") : undefined;
  return (
    <div
      role={role}
      className={classNames(
        "flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md px-4 py-2.5 text-sm",
        softTone[face.tone],
        className,
      )}
    >
      {/* Aligned with the first line, for any number of lines. */}
      <Icon of={face.icon} className="translate-y-1" />
      <div className="min-w-0 flex-1 basis-40">{children}</div>
      {action}
    </div>
  );
}
