/** What devices call the site once it is installed. */
export type InstalledSite = Readonly<
  Record<"name" | "description" | "today" | "plans" | "planner" | "offline", string>
>;

/** What stands on the picture of a page that is shared, where the page has no picture of its own. */
export interface SharedSite {
  readonly title: string;
  /** @param routes how many there are */
  readonly line: (routes: number) => string;
}
