import type { ContentCoding } from "./content-coding.ts";

/** The source of a shared response: bytes in memory that are the same for everybody who requests the address. */
export interface SharedAnswer {
  /** The content revision for which it is valid; null if it does not depend on content. */
  readonly revision: string | null;
  /** The bytes in one coding; null if they would have to be computed. */
  bytesIn(coding: ContentCoding | null): Uint8Array | null;
  /** Call it when the response was sent again. */
  used?(): void;
}

/** Sources of requests that were answered from memory; weak, so that finished requests are dropped. */
const answeredBy = new WeakMap<Request, SharedAnswer>();

/** Records the source of a response, so that the next such request can be answered before routing. */
export function noteSharedAnswer(request: Request, answer: SharedAnswer): void {
  answeredBy.set(request, answer);
}

export function sharedAnswerOf(request: Request): SharedAnswer | undefined {
  return answeredBy.get(request);
}
