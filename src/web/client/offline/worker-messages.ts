/** Parts of the site that are fetched only once somebody needs them without a network. */
export const partGroups = ["plan", "wishes", "map"] as const;
export type PartGroup = (typeof partGroups)[number];

/** What pages ask of the worker; answers come over the port that is sent along. */
export type WorkerRequest =
  | { readonly ask: "keep-parts"; readonly groups: readonly PartGroup[] }
  /** Somebody chose the newer build: the worker that waits may take over. */
  | { readonly ask: "take-over" };

/** Over the port of `keep-parts`; bytes are those of the files as they are unpacked. */
export type PartsAnswer =
  | { readonly is: "progress"; readonly loaded: number; readonly total: number }
  | { readonly is: "done" }
  | { readonly is: "failed" };

/** From the page over the same port. */
export const cancelParts = "cancel";
