import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** The heading of others' notes, rendered before they are loaded. */
export function TrailNotesSection({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) {
  const t = useTranslations("trailNotes");
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby="trail-notes" className="grid gap-3">
      <div>
        <Heading id="trail-notes" className="text-lg">
          {t("heading")}
        </Heading>
        <p className="text-sm text-ink-2">{t("lead")}</p>
      </div>
      {children}
    </section>
  );
}
