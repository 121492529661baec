import { MapPinned } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "#web/ui/icons/icon.tsx";
import { useHydrated } from "#web/ui/hydration/use-hydrated.ts";

/** A place for the device's map app: by degrees, WGS84, if known, else by its name. */
interface MapPlace {
  readonly lat: number | null;
  readonly lon: number | null;
  readonly name: string;
}

/** An address that opens the device's map app: Apple's do not support `geo:`. Without a position, a search. */
export function mapAddress({ lat, lon, name }: MapPlace, townName: string, isApple: boolean): string {
  const place = lat === null || lon === null ? null : `${lat},${lon}`;
  const words = encodeURIComponent(place === null ? `${name}, ${townName}` : name);
  if (isApple) return `https://maps.apple.com/?${place === null ? "" : `ll=${place}&`}q=${words}`;
  return place === null ? `geo:0,0?q=${words}` : `geo:${place}?q=${place}(${words})`;
}

interface MapAppLinkProps {
  place: { readonly lat: number; readonly lon: number; readonly name: string };
  children: ReactNode;
}

/** Opens a place in the device's map app. */
export function MapAppLink({ place, children }: MapAppLinkProps) {
  const isHydrated = useHydrated();
  const isApple = isHydrated && /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  return (
    <a
      href={mapAddress(place, place.name, isApple)}
      className="inline-flex min-h-tap items-center gap-1.5 text-sm wrap-anywhere"
    >
      <Icon of={MapPinned} size="sm" />
      {children}
    </a>
  );
}
