import type { ReactNode } from "react";

/** A stone beside the way with the kilometres that are left. */
export function Milestone({ shell, km, label }: { shell: ReactNode; km: string; label: string }) {
  return (
    <p className="grid w-24 rounded-t-[38px] rounded-b-sm shrink-0 justify-items-center gap-0.5 border border-line-strong bg-surface-2 px-2 pt-2.5 pb-3 text-center">
      {shell}
      <b className="mt-1 text-lg leading-tight font-bold tabular-nums">{km}</b>
      <span className="text-xs leading-tight text-ink-2">{label}</span>
    </p>
  );
}
