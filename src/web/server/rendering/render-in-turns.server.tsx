import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from "react-dom/server";

import { EventLoopTurn } from "#web/ui/hydration/yield-before-render.tsx";

import { nextEventLoopTurn } from "./event-loop-turns.server.ts";

interface RenderOptions extends Pick<RenderToPipeableStreamOptions, "identifierPrefix"> {
  readonly signal?: AbortSignal;
  /** For errors within Suspense boundaries too, which do not reject. */
  readonly onError: (error: unknown) => void;
}

/** Renders to the end, in its own turns of the event loop: what is within `YieldBeforeRender` gets a turn of its own. */
export function renderInTurns(content: ReactNode, { signal, ...options }: RenderOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const sink = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (piece: Buffer, _encoding, done) => {
        pieces.push(piece);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(pieces));
        done();
      },
    }).on("error", reject);
    const { pipe, abort } = renderToPipeableStream(<EventLoopTurn value={nextEventLoopTurn}>{content}</EventLoopTurn>, {
      ...options,
      // Larger boundaries would be sent separately, with a script that moves them into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onAllReady: () => {
        // A listener would live as long as the request.
        signal?.removeEventListener("abort", callOff);
        void nextEventLoopTurn().then(() => pipe(sink));
      },
    });
    const callOff = (): void => abort(signal?.reason);
    if (signal?.aborted) callOff();
    else signal?.addEventListener("abort", callOff, { once: true });
  });
}
