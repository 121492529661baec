/** Parts of the site that are only fetched on first offline use. */
export const partGroups = ["plan", "wishes", "map"] as const;
export type PartGroup = (typeof partGroups)[number];

/** Messages from pages to the worker; replies are sent over the attached port. */
export type WorkerRequest =
  | { readonly ask: "keep-parts"; readonly groups: readonly PartGroup[] }
  /** The user chose the newer build: the waiting worker may activate. */
  | { readonly ask: "take-over" };

/** Over the port of `keep-parts`; bytes are the uncompressed sizes of the files. */
export type PartsAnswer =
  | { readonly is: "progress"; readonly loaded: number; readonly total: number }
  | { readonly is: "done" }
  | { readonly is: "failed" };

/** From the page over the same port. */
export const cancelParts = "cancel";
