import type { ReactNode, SyntheticEvent } from "react";
import { useTranslations } from "use-intl";

import "./page-section.css";

const sections = ["towns", "variants", "stages", "sights", "season", "downloads", "certainty"] as const;

/** Jumps to the parts of the page, for it is long on a phone. */
export function SectionLinks() {
  const t = useTranslations("route");
  return (
    <nav aria-label={t("sections")} className="border-y border-line bg-surface">
      <ul className="page-width flex gap-1 overflow-x-auto py-1 text-sm">
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex min-h-tap items-center rounded-pill px-3 font-medium whitespace-nowrap text-ink no-underline first:pl-0 hover:text-way hover:underline"
            >
              {t(`${section}.heading`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PageSectionProps {
  /** Also where links to this part lead. */
  id: string;
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of a route's page. */
export function PageSection({ id, heading, lead, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className="page-section page-width py-9 md:py-12">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        {heading}
      </h2>
      {lead ? <p className="mt-2 max-w-[68ch] text-ink-2">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** Takes what lies in a template out of it, where somebody opens what it is in: until then it is no part of the page. */
export function unfold({ target }: SyntheticEvent): void {
  const template =
    target instanceof Element ? target.closest("summary")?.parentElement?.querySelector("template") : null;
  template?.replaceWith(template.content);
}
