import type { ContentCoding } from "./content-coding.ts";

/** The source of a shared response: bytes in memory that are the same for everybody who requests the address. */
interface SharedResponse {
  /** The content revision for which it is valid; null if it does not depend on content. */
  readonly revision: string | null;
  /** The bytes in one coding; null if they would have to be computed. */
  bytesIn(coding: ContentCoding | null): Uint8Array | null;
  /** Call it when the response was sent again. */
  recordUse?(): void;
}

/** Sources of requests that were answered from memory; weak, so that finished requests are dropped. */
const sharedResponses = new WeakMap<Request, SharedResponse>();

/** Records the source of a response, so that the next such request can be answered before routing. */
export function noteSharedResponse(request: Request, response: SharedResponse): void {
  sharedResponses.set(request, response);
}

export function sharedResponseOf(request: Request): SharedResponse | undefined {
  return sharedResponses.get(request);
}
