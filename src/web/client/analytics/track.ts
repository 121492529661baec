import { useRouteLoaderData } from "react-router";

import type { RootData } from "#web/client/root-data.ts";

/** What every page asks of the services that measure visits, which most visitors never load. */
export const ownDocument = {
  /** Whether a page has to be loaded as a document of its own. */
  isNeeded: (_pathname: string, _search: string): boolean => false,
};

/** Everything that is ever recorded by name, with what is said of it. Listed for people in docs/analytics.md. */
interface AnalyticsEvents {
  page_viewed: { readonly path: string };
  link_copied: { readonly what: "plan" | "house" };
  setting_changed: { readonly setting: "units" | "clock"; readonly value: string };
}
type AnalyticsEvent = keyof AnalyticsEvents;

/** What is known of a member beyond visits: no name and no address. */
interface AnalyticsUser {
  readonly uuid: string;
  readonly locale: string;
  readonly units: string;
}

/** A service that records, once it runs. */
export interface Recorder {
  track(event: string, properties: object): void;
  identify(user: AnalyticsUser | null): void;
}

const recorders: Recorder[] = [];
let user: AnalyticsUser | null = null;

/** Records an event; nothing at all happens without configuration and consent. */
export function track<Event extends AnalyticsEvent>(event: Event, properties: AnalyticsEvents[Event]): void {
  for (const recorder of recorders) recorder.track(event, properties);
}

/** Says who is signed in; `null` for visitors. */
export function identify(known: AnalyticsUser | null): void {
  user = known;
  for (const recorder of recorders) recorder.identify(known);
}

/** From here on a service hears of everything. */
export function addRecorder(recorder: Recorder): void {
  recorders.push(recorder);
  if (user) recorder.identify(user);
}

/** What is configured to measure visits; all undefined where nothing is. */
export function useConfiguredAnalytics(): { amplitudeApiKey: string | undefined; gtmId: string | undefined } {
  const site = useRouteLoaderData<RootData>("root");
  return { amplitudeApiKey: site?.amplitudeApiKey, gtmId: site?.gtmId };
}
