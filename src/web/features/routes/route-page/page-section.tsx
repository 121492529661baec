import type { ReactNode, SyntheticEvent } from "react";
import { useTranslations } from "use-intl";

import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import "./page-section.css";

const sections = ["towns", "variants", "stages", "sights", "season", "downloads", "certainty"] as const;

/** Jump links to the sections, as the page is long on a phone. */
export function SectionLinks() {
  const t = useTranslations("route");
  return (
    <nav aria-label={t("sections")} className="border-y border-line bg-surface print:hidden">
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
  /** Further ids for links to this section. */
  id: string;
  heading: string;
  lead?: ReactNode;
  /** Much longer than usual, for the height that is assumed until it is laid out. */
  isLong?: boolean;
  children: ReactNode;
}

/** A section of a route's page, rendered in a turn of its own. */
export function PageSection({ id, heading, lead, isLong = false, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} data-long={isLong ? "" : undefined} className="page-section page-width py-9 md:py-12">
      <h2 id={id} className="scroll-mt-6 text-2xl">
        {heading}
      </h2>
      {lead ? <p className="mt-2 max-w-[68ch] text-ink-2">{lead}</p> : null}
      <div className="mt-6">
        <YieldBeforeRender>{children}</YieldBeforeRender>
      </div>
    </section>
  );
}

/** Moves the content of a template into the page when its container is opened. */
export function expandTemplate({ target }: SyntheticEvent): void {
  const template =
    target instanceof Element ? target.closest("summary")?.parentElement?.querySelector("template") : null;
  template?.replaceWith(template.content);
}
