import { Suspense } from "react";
import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import { NoteList } from "./note-list.tsx";
import type { NotePlace } from "./note-writer.tsx";
import type { TrailNotes } from "./use-trail-notes.ts";

interface TrailNotesPanelProps extends TrailNotes {
  /** Places for notes, the most likely one first. */
  places: readonly NotePlace[];
  /** Uuid of who is signed in. */
  member: string | null;
  /** Address of the page, to return to. */
  here: string;
}

/** Only members write. */
const NoteWriter = lazyPart(async () => (await import("./note-writer.tsx")).NoteWriter);

/** Others' notes of the last three days, and a form for the user's own, for `TrailNotesSection`. */
export function TrailNotesPanel({ places, member, here, ...notes }: TrailNotesPanelProps) {
  const t = useTranslations("trailNotes");
  const paths = usePaths();
  const isHydrated = useHydrated();
  return (
    <>
      <NoteList {...notes} />
      {member === null ? (
        <Link to={paths.login(here)} className="inline-flex min-h-tap items-center justify-self-start">
          {t("signIn")}
        </Link>
      ) : isHydrated ? (
        <Suspense>
          <NoteWriter places={places} member={member} />
        </Suspense>
      ) : null}
    </>
  );
}
