import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { NoteList } from "./note-list.tsx";
import { type NotePlace, NoteWriter } from "./note-writer.tsx";
import type { TrailNotes } from "./use-trail-notes.ts";

interface TrailNotesSectionProps extends TrailNotes {
  /** Where notes can be written, the most likely place first. */
  places: readonly NotePlace[];
  /** Uuid of who is signed in. */
  member: string | null;
  /** Address of the page, to come back to. */
  here: string;
  level?: 2 | 3;
}

/** What others have noted here in the last three days, and one's own in one press. */
export function TrailNotesSection({ places, member, here, level = 2, ...notes }: TrailNotesSectionProps) {
  const t = useTranslations("trailNotes");
  const paths = usePaths();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby="trail-notes" className="grid gap-3">
      <div>
        <Heading id="trail-notes" className="text-lg">
          {t("heading")}
        </Heading>
        <p className="text-sm text-ink-2">{t("lead")}</p>
      </div>
      <NoteList {...notes} />
      {member === null ? (
        <Link to={paths.login(here)} className="inline-flex min-h-tap items-center justify-self-start">
          {t("signIn")}
        </Link>
      ) : (
        <NoteWriter places={places} member={member} />
      )}
    </section>
  );
}
