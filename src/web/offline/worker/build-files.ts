import type { PartGroup } from "#web/client/offline/service-worker-client.ts";

export interface BuildFile {
  readonly url: string;
  /** Uncompressed size. */
  readonly bytes: number;
}

/** The files of one build that pages need offline. */
export interface OfflineBuild {
  readonly id: string;
  /** Needed by the offline page itself. */
  readonly shell: readonly BuildFile[];
  readonly parts: Readonly<Record<PartGroup, readonly BuildFile[]>>;
}
