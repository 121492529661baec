import "./guide-section.css";
import type { ReactNode } from "react";

interface GuideSectionProps {
  /** Also where links to this part lead. */
  id: string;
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of a route's page. */
export function GuideSection({ id, heading, lead, children }: GuideSectionProps) {
  return (
    <section aria-labelledby={id} className="guide-section page-width py-9 md:py-12">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        {heading}
      </h2>
      {lead ? <p className="mt-2 max-w-[68ch] text-ink-2">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}
