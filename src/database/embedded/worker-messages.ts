import type { MessagePort } from "node:worker_threads";

/** What the worker is given when it is made. */
export interface WorkerSettings {
  /** Directory of the database's files; made when missing. */
  readonly directory: string;
  /** False only in tests: writes are acknowledged before they are on disk. */
  readonly durable: boolean;
  readonly maintenanceEveryMs: number;
}

export type WorkerRequest =
  | { readonly kind: "open"; readonly port: MessagePort }
  /** Asks for a `pong`, which comes once the worker has finished what it is doing. */
  | { readonly kind: "ping" }
  | { readonly kind: "stop" };

export type WorkerNotice =
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  /** The disk has become nearly full, or has room again. */
  | { readonly kind: "disk"; readonly isFull: boolean }
  /** A round of maintenance failed; the next one tries again. */
  | { readonly kind: "warning"; readonly message: string }
  /** The engine can do nothing any more; the worker ends. */
  | { readonly kind: "broken"; readonly message: string };
