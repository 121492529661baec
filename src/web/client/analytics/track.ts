import { useRouteLoaderData } from "react-router";

import type { RootData } from "#web/client/root-data.ts";

/** Every page's interface to the analytics services, which most visitors never load. */
export const documentLoad = {
  /** Whether a page requires a full document load. */
  isNeeded: (_pathname: string, _search: string): boolean => false,
};

/** All named events with their properties. Documented in docs/analytics.md. */
interface AnalyticsEvents {
  page_viewed: { readonly path: string };
  link_copied: { readonly what: "plan" | "house" };
  setting_changed: { readonly setting: "units" | "clock"; readonly value: string };
}
type AnalyticsEvent = keyof AnalyticsEvents;

/** Properties of a member apart from visits: no name and no address. */
interface AnalyticsUser {
  readonly uuid: string;
  readonly locale: string;
  readonly units: string;
}

/** A running analytics service. */
export interface Recorder {
  track(event: string, properties: object): void;
  identify(user: AnalyticsUser | null): void;
}

const recorders: Recorder[] = [];
let user: AnalyticsUser | null = null;

/** Records an event; does nothing without configuration and consent. */
export function track<Event extends AnalyticsEvent>(event: Event, properties: AnalyticsEvents[Event]): void {
  for (const recorder of recorders) recorder.track(event, properties);
}

/** Sets who is signed in; `null` for visitors. */
export function identify(analyticsUser: AnalyticsUser | null): void {
  user = analyticsUser;
  for (const recorder of recorders) recorder.identify(analyticsUser);
}

/** Registers a service, which receives everything from now on. */
export function addRecorder(recorder: Recorder): void {
  recorders.push(recorder);
  if (user) recorder.identify(user);
}

/** The configured analytics services; all undefined if there are none. */
export function useConfiguredAnalytics(): { amplitudeApiKey: string | undefined; gtmId: string | undefined } {
  const site = useRouteLoaderData<RootData>("root");
  return { amplitudeApiKey: site?.amplitudeApiKey, gtmId: site?.gtmId };
}
