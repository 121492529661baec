import { addCollection, Icon, iconLoaded } from "@iconify/react";
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

import type { RootData } from "#web/client/root-data.ts";

import { fetchIcon } from "./fetch-icon.ts";

/** An icon whose name comes from data, such as `lucide:bed`; decorative, and its place is kept until it is there. */
export function DynamicIcon({ name }: { name: string }) {
  const fallback = useRouteLoaderData<RootData>("root")?.iconApiUrl;
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    const [prefix = "", icon = ""] = name.split(":");
    if (iconLoaded(name)) return undefined;
    let isWanted = true;
    const load = async () => {
      const found = await fetchIcon(prefix, icon, { fetch: (...request) => window.fetch(...request), fallback });
      if (found) addCollection(found);
      if (found && isWanted) setArrived(name);
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
