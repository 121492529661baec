import type { ReactNode } from "react";
import { loadMap } from "./load-map.ts";
import { MapOpener } from "./map-opener.tsx";
import type { ShownRoute } from "./shown-route.ts";

interface OpenMapProps extends ShownRoute {
  /** The drawn map, which stays where the interactive one cannot be. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawn map of a route with a button that puts the interactive one in its place. Needs the words of `map`. */
export function OpenMap({ children, className, ...route }: OpenMapProps) {
  return (
    <MapOpener
      load={loadMap}
      draw={({ MapDialog, words }, opened) => <MapDialog {...route} {...opened} words={words} />}
      className={className}
    >
      {children}
    </MapOpener>
  );
}
