import type { ReactNode } from "react";

/** Frame of a form about one house. */
export function CorrectionPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page-width py-8 md:py-12">
      <div className="grid max-w-200 gap-6">
        <header className="grid gap-2">
          <h1 className="text-2xl">{title}</h1>
          {lead ? <p className="max-w-[65ch] text-lg text-ink-2">{lead}</p> : null}
        </header>
        {children}
      </div>
    </div>
  );
}
