import { useEffect, useState } from "react";

import { isOwnData } from "#web/client/api/api-response.ts";
import { useOnline } from "#web/client/offline/use-online.ts";

/** Pauses in milliseconds between questions to a server that does not answer: the first, and at most. */
const pauseMs = 5_000;
const maxPauseMs = 60_000;
/** Timeout of a question, in milliseconds. */
const timeoutMs = 10_000;
/** Without an answer for so long, in milliseconds, the server counts as out of reach until it answers. */
const patienceMs = 1_000;

/**
 * Whether this site answers; null until that is clear. A device with one bar of signal has a network, and may reach
 * nothing: the server is asked until it answers, and again when the network has changed.
 */
export function useReachable(): boolean | null {
  const isOnline = useOnline();
  const [isReached, setReached] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isOnline) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (nextPauseMs: number) => {
      const isAnswered = await answers(signal);
      if (signal.aborted) return;
      setReached(isAnswered);
      if (!isAnswered) timer = setTimeout(() => void ask(Math.min(2 * nextPauseMs, maxPauseMs)), nextPauseMs);
    };
    const impatience = setTimeout(() => setReached((reached) => reached ?? false), patienceMs);
    void ask(pauseMs);
    return () => {
      abortController.abort();
      clearTimeout(timer);
      clearTimeout(impatience);
      setReached(null);
    };
  }, [isOnline]);
  return isOnline && isReached;
}

async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return isOwnData(await fetch("/api/health", { cache: "no-store", signal: either }));
  } catch {
    return false;
  }
}
