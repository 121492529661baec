import type { ContentCoding } from "./content-coding.ts";

/** What a request was answered from: bytes in memory that are the same for everybody who asks for the address. */
export interface SharedAnswer {
  /** The revision of the content of which it is true; null for what no change of the content concerns. */
  readonly revision: string | null;
  /** The bytes in one form; null when they would have to be made. */
  bytesIn(coding: ContentCoding | null): Uint8Array | null;
  /** To be called when it has been answered again. */
  used?(): void;
}

/** Of requests that were answered from memory, until they are forgotten. */
const answeredBy = new WeakMap<Request, SharedAnswer>();

/** Notes what a request was answered from, so that the next one like it need not be looked at. */
export function noteSharedAnswer(request: Request, answer: SharedAnswer): void {
  answeredBy.set(request, answer);
}

export function sharedAnswerOf(request: Request): SharedAnswer | undefined {
  return answeredBy.get(request);
}
