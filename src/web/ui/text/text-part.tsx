import type { ReactNode } from "react";

/** A part of a page that is read from top to bottom. */
export function TextPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid max-w-[70ch] gap-2">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}
