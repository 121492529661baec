/** Everything that is ever recorded by name, with what is said of it. Listed for people in docs/analytics.md. */
export interface AnalyticsEvents {
  page_viewed: { readonly path: string };
  link_copied: { readonly what: "plan" | "house" };
  setting_changed: { readonly setting: "units" | "clock"; readonly value: string };
}
export type AnalyticsEvent = keyof AnalyticsEvents;

/** What is known of a member beyond visits: no name and no address. */
export interface AnalyticsUser {
  readonly uuid: string;
  readonly locale: string;
  readonly units: string;
}
