import type { WireResponse } from "../http-client.ts";
import type { SignedInPerson } from "../signed-in-person.ts";
import type { Random } from "./random-choices.ts";
import type { Draft } from "./draft.ts";
import type { FuzzCorpus } from "./corpus.ts";
import { draftOf } from "./operation-drafts.ts";
import { pageDraftOf } from "./page-drafts.ts";

/** An operation or page to fuzz. */
export interface Target {
  /** Such as `POST /api/plans` or `/plans/:uuid (form)`. */
  readonly name: string;
  draft(person: SignedInPerson | null, random: Random): Draft;
  /** Stores what a request has created. */
  learn?(answer: WireResponse): void;
}

export function operationTargets(harvest: FuzzCorpus): Target[] {
  return harvest.operations.map((operation) => ({
    name: `${operation.method} /api${operation.path}`,
    draft: (person, random) => draftOf(operation, harvest, person, random),
    learn: ({ status, body }) => {
      if (status === 201) harvest.known.made(operation.path, JSON.parse(body.toString()));
    },
  }));
}

const reading = ["document", "data"] as const;
const sending = ["form", "form by script"] as const;

export function pageTargets(harvest: FuzzCorpus): Target[] {
  return harvest.pages.flatMap((page) =>
    [...reading, ...(page.hasAction ? sending : [])].map((asked) => ({
      name: `${page.path} (${asked})`,
      draft: (person: SignedInPerson | null, random: Random) => pageDraftOf(page, asked, harvest, person, random),
    })),
  );
}
