import { useTranslations } from "use-intl";

import { usePaths } from "#web/ui/use-paths.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { TrailNotesSection } from "#web/components/trail-notes/trail-notes-section.tsx";
import { useTrailNotes } from "#web/components/trail-notes/use-trail-notes.ts";

interface TownNotesProps {
  routeSlug: string;
  town: { readonly slug: string; readonly name: string };
}

/** What walkers have noted in a town and after it. They change by the hour, so that the page, which is kept, does not have them. */
export function TownNotes({ routeSlug, town }: TownNotesProps) {
  const notes = useTrailNotes(`town=${town.slug}`);
  const member = useIdentity()?.uuid ?? null;
  const paths = usePaths();
  const t = useTranslations("trailNotes");
  return (
    <div className="rounded-lg border border-line bg-surface px-5 pt-4 pb-5">
      <noscript>
        <a href={paths.trailNotes(routeSlug, town.slug)} className="inline-flex min-h-tap items-center">
          {t("heading")}
        </a>
      </noscript>
      <div data-needs-script="">
        <TrailNotesSection
          {...notes}
          places={[{ route: routeSlug, town, pastM: 0 }]}
          member={member}
          here={paths.town(routeSlug, town.slug)}
        />
      </div>
    </div>
  );
}
