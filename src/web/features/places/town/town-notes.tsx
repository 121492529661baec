import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import { TrailNotesSection } from "#web/components/trail-notes/trail-notes-section.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { WhenSeen } from "#web/ui/hydration/when-seen.tsx";

import type { TownNoteListProps } from "./town-note-list.tsx";

const TownNoteList = lazyPart(async () => (await import("./town-note-list.tsx")).TownNoteList);

/**
 * Walkers' notes in a town and after it. They change by the hour and the page is cached, so they are not part of it:
 * they are loaded once visible, into reserved space.
 */
export function TownNotes(place: TownNoteListProps) {
  const t = useTranslations("trailNotes");
  const isMember = useIdentity() !== null;
  const paths = usePaths();
  return (
    <div className="rounded-lg border border-line bg-surface px-5 pt-4 pb-5">
      <noscript>
        <a href={paths.trailNotes(place.routeSlug, place.town.slug)} className="inline-flex min-h-tap items-center">
          {t("heading")}
        </a>
      </noscript>
      <div data-needs-script="" className={isMember ? "min-h-96" : "min-h-40"}>
        <TrailNotesSection>
          <WhenSeen>
            <TownNoteList {...place} />
          </WhenSeen>
        </TrailNotesSection>
      </div>
    </div>
  );
}
