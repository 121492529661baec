import type { AnalyticsEvent, AnalyticsEvents, AnalyticsUser } from "./events.ts";

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
