import { addCollection, Icon, iconLoaded } from "@iconify/react";
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

import type { RootData } from "#web/client/root-data.ts";
import type { IconCollection } from "#contract/places/icons.ts";

/** Timeout for an icon per address, in milliseconds. */
const iconTimeoutMs = 1_500;

interface Sources {
  readonly fetch: typeof fetch;
  /** Iconify API server for icons that this server does not have; without one, no request leaves the site. */
  readonly fallback?: string | undefined;
}

async function ask(address: string, icon: string, { fetch: doFetch }: Sources): Promise<IconCollection | null> {
  try {
    const answer = await doFetch(`${address}.json?${new URLSearchParams({ icons: icon })}`, {
      signal: AbortSignal.timeout(iconTimeoutMs),
    });
    if (!answer.ok) return null;
    const collection = (await answer.json()) as IconCollection;
    return collection.not_found?.includes(icon) ? null : collection;
  } catch {
    // Too slow, or no connection: the space of the icon stays empty.
    return null;
  }
}

/** The collection with one icon, from this server or else from the configured one; `null` if neither has it. */
export async function fetchIcon(prefix: string, icon: string, sources: Sources): Promise<IconCollection | null> {
  const own = await ask(`/api/icons/${prefix}`, icon, sources);
  if (own || sources.fallback === undefined) return own;
  return ask(`${sources.fallback.replace(/\/$/, "")}/${prefix}`, icon, sources);
}

/** An icon whose name comes from data, such as `lucide:bed`; decorative, its space is reserved while it loads. */
export function DynamicIcon({ name }: { name: string }) {
  const fallback = useRouteLoaderData<RootData>("root")?.iconApiUrl;
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    const [prefix = "", icon = ""] = name.split(":");
    if (iconLoaded(name)) return undefined;
    let isWanted = true;
    const load = async () => {
      const fetched = await fetchIcon(prefix, icon, { fetch: (...request) => window.fetch(...request), fallback });
      if (fetched) addCollection(fetched);
      if (fetched && isWanted) setArrived(name);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [name, fallback]);
  return (
    <span aria-hidden="true" className="inline-block size-5 shrink-0">
      {arrived === name || iconLoaded(name) ? <Icon icon={name} width="20" height="20" /> : null}
    </span>
  );
}
