import type { WireAnswer } from "../http-client.ts";
import type { SignedInPerson } from "../signed-in-person.ts";
import type { Chance } from "./chance.ts";
import type { Draft } from "./draft.ts";
import type { Harvest } from "./harvest.ts";
import { draftOf } from "./operation-drafts.ts";
import { pageDraftOf } from "./page-drafts.ts";

/** Something that can be asked for. */
export interface Target {
  /** Such as `POST /api/plans` or `/plans/:uuid (form)`. */
  readonly name: string;
  draft(person: SignedInPerson | null, chance: Chance): Draft;
  /** Remembers what an answer has made. */
  learn?(answer: WireAnswer): void;
}

export function operationTargets(harvest: Harvest): Target[] {
  return harvest.operations.map((operation) => ({
    name: `${operation.method} /api${operation.path}`,
    draft: (person, chance) => draftOf(operation, harvest, person, chance),
    learn: ({ status, body }) => {
      if (status === 201) harvest.known.made(operation.path, JSON.parse(body.toString()));
    },
  }));
}

const reading = ["document", "data"] as const;
const sending = ["form", "form by script"] as const;

export function pageTargets(harvest: Harvest): Target[] {
  return harvest.pages.flatMap((page) =>
    [...reading, ...(page.hasAction ? sending : [])].map((asked) => ({
      name: `${page.path} (${asked})`,
      draft: (person: SignedInPerson | null, chance: Chance) => pageDraftOf(page, asked, harvest, person, chance),
    })),
  );
}
