import { useLocation } from "react-router";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { trailNotePlace } from "#domain/places/trail-note.ts";
import type { PlanWay } from "#domain/plans/today/plan-way.ts";
import type { NotePlace } from "#web/components/trail-notes/note-writer.tsx";
import { TrailNotesPanel } from "#web/components/trail-notes/trail-notes-panel.tsx";
import { TrailNotesSection } from "#web/components/trail-notes/trail-notes-section.tsx";
import { type TrailNotes, useTrailNotes } from "#web/components/trail-notes/use-trail-notes.ts";
import { useMember } from "#web/features/plans/offline/offline-copy.tsx";

/** Slug of the route of a leg. */
const routeOf = ({ input, nextLegs }: Pick<EditorPlan, "input" | "nextLegs">, leg: number): string =>
  [input, ...nextLegs][leg]?.route ?? "";

/** What is noted along the route of a leg. */
export function usePlanNotes(plan: Pick<EditorPlan, "input" | "nextLegs">, leg: number): TrailNotes {
  return useTrailNotes(`route=${routeOf(plan, leg)}`);
}

interface PlanTrailNotesProps extends TrailNotes {
  plan: EditorPlan;
  leg: number;
  way: PlanWay | null;
  /** Walked metres of the plan between which notes are shown. */
  fromM: number;
  toM: number;
  /** Walked metres of the plan between which notes can be written, and where one is. */
  day: WalkedStretch;
  /** Whether where one is comes from the location of the device. */
  isLocated?: boolean;
  level?: 2 | 3;
}

/** What is noted on a stretch of a plan; one's own notes are of where one is, or of a town of the day. */
export function PlanTrailNotes(props: PlanTrailNotesProps) {
  const { plan, leg, way, fromM, toM, day, isLocated = false, level, ...trailNotes } = props;
  const member = useMember();
  const { pathname, search } = useLocation();
  const towns = way?.towns.filter((town) => town.leg === leg) ?? [];
  const along = new Map(towns.map(({ slug, alongM }) => [slug, alongM]));
  const onStretch = trailNotes.notes.filter(({ town, pastM }) => {
    const at = along.get(town.slug);
    return at !== undefined && at + pastM >= fromM && at + pastM <= toM;
  });
  return (
    <TrailNotesSection {...(level && { level })}>
      <TrailNotesPanel
        {...trailNotes}
        notes={onStretch}
        places={placesOf(routeOf(plan, leg), towns, isLocated ? day.alongM : null, townsByNearness(way, leg, day))}
        member={member}
        here={pathname + search}
      />
    </TrailNotesSection>
  );
}

function placesOf(
  route: string,
  towns: PlanWay["towns"],
  locatedM: number | null,
  byNearness: PlanWay["towns"],
): NotePlace[] {
  const here = locatedM === null ? null : trailNotePlace(towns, locatedM);
  const ofDay = byNearness.map((town) => ({ town: town.slug, pastM: 0 }));
  const all = here ? [here, ...ofDay.filter(({ town }) => here.pastM > 0 || town !== here.town)] : ofDay;
  const names = new Map(towns.map(({ slug, name }) => [slug, name]));
  return all.map(({ town, pastM }) => ({ route, town: { slug: town, name: names.get(town) ?? town }, pastM }));
}

/** A stretch of a plan and a place on it, in walked metres of the plan. */
interface WalkedStretch {
  readonly fromM: number;
  readonly toM: number;
  /** Where one is. */
  readonly alongM: number;
}

/** The towns of a leg that lie on a stretch, the one nearest to where one is first. */
export function townsByNearness(way: PlanWay | null, leg: number, stretch: WalkedStretch): PlanWay["towns"] {
  const distance = (alongM: number) => Math.abs(alongM - stretch.alongM);
  return (way?.towns ?? [])
    .filter((town) => town.leg === leg && town.alongM >= stretch.fromM && town.alongM <= stretch.toM)
    .toSorted((a, b) => distance(a.alongM) - distance(b.alongM));
}
