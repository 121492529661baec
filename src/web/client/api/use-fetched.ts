import { useCallback, useEffect, useState } from "react";

export interface Fetched<Value> {
  readonly value: Value | null;
  readonly state: "loading" | "ready" | "failed";
  readonly retry: () => void;
}

const cache = new Map<string, unknown>();

/**
 * JSON from this server, fetched after the first paint and cached while the page is open. A failure is retried when
 * the connection is back, and by `retry`.
 *
 * @param address identifies values of one type; null while there is nothing to fetch
 */
export function useFetched<Value>(address: string | null): Fetched<Value> {
  const [, setArrived] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // An address always returns the same type, which the caller knows.
  const value = address === null ? null : ((cache.get(address) as Value | undefined) ?? null);

  useEffect(() => {
    if (address === null || cache.has(address)) return;
    const abortController = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(address, { signal: abortController.signal });
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
        cache.set(address, await response.json());
        setFailed(null);
        setArrived((count) => count + 1);
      } catch {
        if (!abortController.signal.aborted) setFailed(address);
      }
    };
    void load();
    return () => abortController.abort();
  }, [address, attempt]);

  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((count) => count + 1);
  }, []);
  const isFailed = address !== null && failed === address && value === null;
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isFailed, retry]);

  return { value, state: value !== null ? "ready" : isFailed ? "failed" : "loading", retry };
}
