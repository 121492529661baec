import type { MessagePort } from "node:worker_threads";

/** The initial settings of the worker. */
export interface WorkerSettings {
  /** Directory of the database's files; created if missing. */
  readonly directory: string;
  /** Directory with the files of a stopped database, to begin with instead of an empty one. */
  readonly template: string | undefined;
  /** False only in tests: writes are acknowledged before they are on disk. */
  readonly durable: boolean;
  readonly maintenanceEveryMs: number;
}

export type WorkerRequest =
  | { readonly kind: "open"; readonly port: MessagePort }
  /** Requests a `pong`, sent when the worker has finished its current work. */
  | { readonly kind: "ping" }
  | { readonly kind: "stop" };

export type WorkerNotice =
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  /** The disk has become nearly full, or has space again. */
  | { readonly kind: "disk"; readonly isFull: boolean }
  /** A round of maintenance failed; the next one tries again. */
  | { readonly kind: "warning"; readonly message: string }
  /** The engine has failed; the worker exits. */
  | { readonly kind: "broken"; readonly message: string };
