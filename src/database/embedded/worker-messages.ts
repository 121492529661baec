import type { MessagePort } from "node:worker_threads";

/** What the worker is given when it is made. */
export interface WorkerSettings {
  /** Directory of the database's files; made when missing. */
  readonly directory: string;
  /** False only in tests: writes are acknowledged before they are on disk. */
  readonly durable: boolean;
  readonly maintenanceEveryMs: number;
}

export type WorkerRequest = { readonly kind: "open"; readonly port: MessagePort } | { readonly kind: "stop" };

export interface WorkerReady {
  readonly kind: "ready";
  /** The directory held no database before. */
  readonly fresh: boolean;
}

/** A round of maintenance failed; the next one tries again. */
export interface WorkerWarning {
  readonly kind: "warning";
  readonly message: string;
}

export type WorkerNotice = WorkerReady | WorkerWarning;
