import type { Chance } from "#tests/security/fuzzing/chance.ts";
import type { Harvest } from "#tests/security/fuzzing/harvest.ts";
import type { Participants } from "#tests/security/fuzzing/participants.ts";
import type { ServerUnderTest } from "#tests/security/server-under-test.ts";
import { attack } from "./attack.ts";
import { browse } from "./browse.ts";
import { editContent } from "./edit-content.ts";
import type { Journal } from "./journal.ts";
import { keepPlan } from "./keep-plan.ts";
import { tryPlans } from "./try-plans.ts";

export interface Site {
  readonly server: ServerUnderTest;
  readonly participants: Participants;
  readonly all: Harvest;
  readonly journal: Journal;
}

/** Begins what somebody does on the site. @returns one act of it, to be repeated */
export type Begin = (site: Site, chance: Chance) => Promise<() => Promise<void>>;

interface Occupation {
  /** Of all people those from the share before to this one do it. */
  readonly upTo: number;
  /** Between two acts, on average. */
  readonly pauseMs: number;
  readonly begin: Begin;
}

export const occupations: readonly Occupation[] = [
  { upTo: 0.7, pauseMs: 5_000, begin: browse },
  { upTo: 0.83, pauseMs: 2_500, begin: tryPlans },
  { upTo: 0.94, pauseMs: 4_000, begin: keepPlan },
  { upTo: 0.97, pauseMs: 60_000, begin: editContent },
  { upTo: 1, pauseMs: 1_000, begin: attack },
];
