import { useIdentity } from "#web/client/api/identity.tsx";
import { TrailNotesPanel } from "#web/components/trail-notes/trail-notes-panel.tsx";
import { useTrailNotes } from "#web/components/trail-notes/use-trail-notes.ts";
import { usePaths } from "#web/ui/use-paths.ts";

export interface TownNoteListProps {
  routeSlug: string;
  town: { readonly slug: string; readonly name: string };
}

export function TownNoteList({ routeSlug, town }: TownNoteListProps) {
  const notes = useTrailNotes(`town=${town.slug}`);
  const member = useIdentity()?.uuid ?? null;
  const paths = usePaths();
  return (
    <div className="grid gap-3">
      <TrailNotesPanel
        {...notes}
        places={[{ route: routeSlug, town, pastM: 0 }]}
        member={member}
        here={paths.town(routeSlug, town.slug)}
      />
    </div>
  );
}
