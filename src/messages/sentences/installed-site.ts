/** What devices call the site once it is installed. */
export type InstalledSite = Readonly<
  Record<"name" | "description" | "today" | "plans" | "planner" | "offline", string>
>;
