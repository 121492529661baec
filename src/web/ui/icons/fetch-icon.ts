import type { IconCollection } from "#contract/places/icons.ts";

/** How long an icon is waited for at each address, in milliseconds. */
const timeoutMs = 1_500;

interface Sources {
  readonly fetch: typeof fetch;
  /** Server of the Iconify API that is asked for what this one does not have; nothing leaves the site without one. */
  readonly fallback?: string | undefined;
}

async function ask(address: string, icon: string, { fetch: doFetch }: Sources): Promise<IconCollection | null> {
  try {
    const answer = await doFetch(`${address}.json?${new URLSearchParams({ icons: icon })}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return null;
    const found = (await answer.json()) as IconCollection;
    return found.not_found?.includes(icon) ? null : found;
  } catch {
    // Too slow, or no connection: the place of the icon stays empty.
    return null;
  }
}

/** The collection with one icon, from this server or else from the configured one; `null` where neither has it. */
export async function fetchIcon(prefix: string, icon: string, sources: Sources): Promise<IconCollection | null> {
  const own = await ask(`/api/icons/${prefix}`, icon, sources);
  if (own || sources.fallback === undefined) return own;
  return ask(`${sources.fallback.replace(/\/$/, "")}/${prefix}`, icon, sources);
}
