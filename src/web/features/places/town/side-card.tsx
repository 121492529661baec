import type { ReactNode } from "react";

/** A small section beside the main column. */
export function SideCard({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg border border-line bg-surface px-5 pt-4 pb-5">
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      {children}
    </section>
  );
}
