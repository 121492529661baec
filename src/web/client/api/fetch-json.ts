/**
 * The response of this site at one of its own addresses, in the shape of this version.
 *
 * @throws if there is no network or no response of that kind, and when the signal aborts
 */
export async function fetchJson<Shape>(address: string, signal?: AbortSignal): Promise<Shape> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json() as Promise<Shape>;
}
