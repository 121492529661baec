/*
 * What the worker uses of its surroundings. TypeScript describes workers and pages by two libraries that exclude each
 * other, and everything else here runs in pages.
 */

interface LastingEvent extends Event {
  /** Keeps the worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: AskedEvent;
  readonly message: MessageToWorker;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
