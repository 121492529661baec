import type { ReactNode } from "react";

import { PageHead } from "#web/components/seo/page-head.tsx";

interface TextPageProps {
  /** Of the window. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

export function TextPage({ title, description, heading, lead, children }: TextPageProps) {
  return (
    <article className="page-width grid grid-cols-1 gap-10 py-12">
      <PageHead title={title} description={description} />
      <div className="grid gap-3">
        <h1 className="max-w-[24ch] text-2xl font-bold">{heading}</h1>
        <p className="max-w-[65ch] text-lg text-ink-2">{lead}</p>
      </div>
      {children}
    </article>
  );
}

/** A section of a text page. */
export function TextPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid max-w-[70ch] gap-2">
      <h2 className="text-xl">{heading}</h2>
      {children}
    </section>
  );
}
