import { useEffect, useState } from "react";

import type { EditorFacts, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanTown, PlanHouses } from "#contract/plans/plan-houses.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { queryString } from "#web/i18n/paths.ts";

/** What the day of a plan is drawn from, wherever it comes from. */
export interface TodayPlan {
  readonly plan: EditorPlan;
  readonly facts: EditorFacts;
  /** Towns of which the houses are known: all that are passed, or that of tonight alone. */
  readonly towns: readonly PlanTown[];
  /** Token of the share link by which the plan was opened. */
  readonly share: string | undefined;
  /** Of a plan that a visitor keeps in this browser: the planner's address of it. */
  readonly visitorSearch?: string;
}

/** A plan by its name. */
export interface NamedPlan {
  /** Null for one that a visitor keeps in this browser. */
  readonly uuid: string | null;
  readonly name: string;
  /** The planner's address of one that a visitor keeps. */
  readonly search?: string;
}

/** A plan that begins later. */
export interface PlanToCome extends NamedPlan {
  readonly startDate: IsoDate;
}

export interface TodayData {
  /** The date that was asked about. */
  readonly date: IsoDate;
  readonly running: TodayPlan | null;
  readonly next: PlanToCome | null;
  /** Others that run too. */
  readonly besides: readonly NamedPlan[];
  /** The plan that ended last. */
  readonly over: NamedPlan | null;
  /** One that has no dates. */
  readonly undated: NamedPlan | null;
  readonly isVisitor: boolean;
}

/** The towns that a plan passes with their places to stay; those that came with the page until they are there, and offline. */
export function useTownsAlong({ plan, towns, share, visitorSearch }: TodayPlan): readonly PlanTown[] {
  const [fetched, setFetched] = useState<readonly PlanTown[] | null>(null);
  const isInAccount = visitorSearch === undefined;
  const address = `/api/plans/${plan.uuid}/houses${queryString({ along: "true", share })}`;
  useEffect(() => {
    if (!isInAccount) return;
    const leaving = new AbortController();
    const load = async () => {
      const answer = await fetch(address, { signal: leaving.signal });
      // This site's own answer, of the shape that its contract gives it.
      if (answer.ok) setFetched(((await answer.json()) as PlanHouses).towns);
    };
    void load().catch(() => undefined);
    return () => leaving.abort();
  }, [address, isInAccount]);
  return fetched ?? towns;
}
