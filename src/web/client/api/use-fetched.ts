import { useCallback, useEffect, useState } from "react";

export interface Fetched<Value> {
  readonly value: Value | null;
  readonly state: "loading" | "ready" | "failed";
  readonly retry: () => void;
}

const kept = new Map<string, unknown>();

/**
 * JSON of this server, fetched after the page is in sight and kept while it is open. A failure is tried again when
 * the connection comes back, and by `retry`.
 *
 * @param address names one kind of value only; null while there is nothing to fetch
 */
export function useFetched<Value>(address: string | null): Fetched<Value> {
  const [, setArrived] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // An address always answers one kind of value: the caller that names it knows which.
  const value = address === null ? null : ((kept.get(address) as Value | undefined) ?? null);

  useEffect(() => {
    if (address === null || kept.has(address)) return;
    const leaving = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(address, { signal: leaving.signal });
        if (!response.ok) throw new Error(`${address} answered ${response.status}`);
        kept.set(address, await response.json());
        setFailed(null);
        setArrived((count) => count + 1);
      } catch {
        if (!leaving.signal.aborted) setFailed(address);
      }
    };
    void load();
    return () => leaving.abort();
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
