import { startTransition, useEffect, useState } from "react";

import type { EditorFacts, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanTown, PlanHouses } from "#contract/plans/plan-houses.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import type { WayOfDay } from "#domain/plans/today/way-of-day.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";
import { queryString } from "#web/i18n/paths.ts";

/** Data of the day of a plan, from any source. */
export interface TodayPlan {
  readonly plan: EditorPlan;
  readonly facts: EditorFacts;
  /** Towns with known houses: all of the way, or only tonight's. */
  readonly towns: readonly PlanTown[];
  /** Token of the share link by which the plan was opened. */
  readonly share: string | undefined;
  /** The day's way, as the server knows it: shown until the lines of the routes are needed. */
  readonly first?: WayOfDay | null;
  /** Of a visitor's plan in this browser: its planner address. */
  readonly visitorSearch?: string;
}

export interface NamedPlan {
  /** Null for a visitor's plan in this browser. */
  readonly uuid: string | null;
  readonly name: string;
  /** The planner address of a visitor's plan. */
  readonly search?: string;
}

/** A plan that begins later. */
interface PlanToCome extends NamedPlan {
  readonly startDate: IsoDate;
}

export interface TodayData {
  /** The requested date, or today's where the plan is. */
  readonly date: IsoDate;
  /** The time zone of today's date while no plan runs. */
  readonly timeZone: string;
  /** The time on that date when the server answered, in milliseconds since 1970. */
  readonly shownMs?: number;
  readonly running: TodayPlan | null;
  readonly next: PlanToCome | null;
  /** Others that run too. */
  readonly besides: readonly NamedPlan[];
  /** The plan that ended last. */
  readonly over: NamedPlan | null;
  /** One without dates. */
  readonly undated: NamedPlan | null;
  readonly isVisitor: boolean;
}

/** The towns of a plan with their places to stay; those loaded with the page until then, and offline. */
export function useTownsAlong({ plan, towns, share, visitorSearch }: TodayPlan): readonly PlanTown[] {
  const [fetched, setFetched] = useState<readonly PlanTown[] | null>(null);
  const isInAccount = visitorSearch === undefined;
  const address = `/api/plans/${plan.uuid}/houses${queryString({ along: "true", share })}`;
  useEffect(() => {
    if (!isInAccount) return undefined;
    return whenLoaded(fetchJson<PlanHouses>(address), (houses) => startTransition(() => setFetched(houses.towns)));
  }, [address, isInAccount]);
  return fetched ?? towns;
}
