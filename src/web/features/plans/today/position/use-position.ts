import { useCallback, useEffect, useRef, useState } from "react";

import { followTrack, type Track } from "#domain/plans/today/follow-track.ts";
import type { PlanWay } from "#domain/plans/today/plan-way.ts";
import type { Span } from "#domain/plans/today/progress.ts";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { whenLoaded } from "#web/client/when-loaded.ts";

/** The device's position of the walker. It is only kept in this page. */
export type Position =
  | { readonly is: "unasked" | "waiting" | "denied" | "failed" }
  | { readonly is: "found"; readonly track: Track; readonly ms: number };

const storageKey = "vieira-locate";

/**
 * The walker's position, requested after a click, and only while the page is visible: an inactive screen uses no
 * battery. If permission was granted before, no further click is needed.
 */
export function usePosition(way: PlanWay | null, day: Span | null) {
  const [position, setPosition] = useState<Position>({ is: "unasked" });
  const [isOn, setOn] = useState(false);
  const surroundings = useRef({ way, day });
  useEffect(() => {
    surroundings.current = { way, day };
  });
  useEffect(() => {
    if (readStored(storageKey) !== "yes" || !("permissions" in navigator)) return undefined;
    return whenLoaded(navigator.permissions.query({ name: "geolocation" }), ({ state }) => {
      if (state === "granted") setOn(true);
    });
  }, []);
  const isReady = way !== null && day !== null;
  useEffect(() => {
    if (!isOn || !isReady) return;
    let watched: number | null = null;
    const onPosition = ({ coords: { latitude: lat, longitude: lon, accuracy: accuracyM } }: GeolocationPosition) => {
      const { way: onWay, day: ofDay } = surroundings.current;
      if (!onWay || !ofDay) return;
      setPosition((before) => ({
        is: "found",
        track: followTrack(before.is === "found" ? before.track : null, { lat, lon, accuracyM }, onWay, ofDay),
        ms: Date.now(),
      }));
    };
    const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      if (code === PERMISSION_DENIED) setPosition({ is: "denied" });
      else setPosition((before) => (before.is === "found" ? before : { is: "failed" }));
    };
    const end = () => {
      if (watched !== null) navigator.geolocation.clearWatch(watched);
      watched = null;
    };
    const startWatching = () => {
      if (document.visibilityState !== "visible") return end();
      watched ??= navigator.geolocation.watchPosition(onPosition, fail, {
        enableHighAccuracy: true,
        maximumAge: 10_000,
        timeout: 30_000,
      });
    };
    startWatching();
    document.addEventListener("visibilitychange", startWatching);
    return () => {
      end();
      document.removeEventListener("visibilitychange", startWatching);
    };
  }, [isOn, isReady]);
  const request = useCallback(() => {
    if (!("geolocation" in navigator)) return setPosition({ is: "failed" });
    setPosition({ is: "waiting" });
    writeStored(storageKey, "yes");
    setOn(true);
  }, []);
  const stop = useCallback(() => {
    writeStored(storageKey, null);
    setOn(false);
    setPosition({ is: "unasked" });
  }, []);
  return { position: isOn && position.is === "unasked" ? ({ is: "waiting" } as const) : position, ask: request, stop };
}
