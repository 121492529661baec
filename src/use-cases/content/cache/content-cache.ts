import { databaseOutage } from "../../database-outage.ts";

/** How long a revision is used without reading it again, in milliseconds. */
const revisionTtlMs = 500;

/** How long to wait for a busy database before using the previous revision, in milliseconds. */
const revisionTimeoutMs = 250;
/** Greatest age of that revision, in milliseconds. */
const maxStaleMs = 30_000;

/** Limit per kind of values whose number is unbounded. */
const maxPerKind = 50;

/** How long a makeshift value is used, in milliseconds. */
const makeshiftTtlMs = 5_000;

/**
 * Caches values derived from published content until the content revision changes. Concurrent callers for one value
 * share one load.
 */
export class ContentCache {
  readonly #readRevision: () => Promise<string>;
  readonly #now: () => number;
  readonly #values = new Map<string, Promise<unknown>>();
  /** When makeshift values expire, by the clock. */
  readonly #expiries = new WeakMap<Promise<unknown>, number>();
  /** Keys of `#values` by kind, least recently used first. */
  readonly #recentKeys = new Map<string, Set<string>>();
  /** The latest values of `getOrUpdate`, regardless of the revision. */
  readonly #previousValues = new Map<string, unknown>();
  /** Values of `getOrUpdate` being computed, settled when they are done. */
  readonly #pendingUpdates = new Map<string, Promise<void>>();
  #revision: string | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #pendingRead: Promise<string> | null = null;
  /** Number of changes made by this process. */
  #localChanges = 0;

  /**
   * @param readRevision reads the revision from the database
   * @param now milliseconds of a clock that never goes back
   */
  constructor(readRevision: () => Promise<string>, now: () => number = () => performance.now()) {
    this.#readRevision = readRevision;
    this.#now = now;
  }

  /**
   * The revision of the published content: at most half a second old. While the database is away it is the last known
   * one; while it is busy, that of at most half a minute ago, as a long write on the embedded database blocks its only
   * connection. Never one from before a change made by this process.
   */
  async revision(): Promise<string> {
    const revision = this.knownRevision();
    if (revision !== null) return revision;
    const [pending, previous] = [this.#readOnce(), this.#revision];
    if (previous === null || this.#now() - this.#readAt > maxStaleMs) return pending;
    const timeout = new Promise<string>((resolve) => setTimeout(resolve, revisionTimeoutMs, previous).unref());
    return Promise.race([pending, timeout]);
  }

  /**
   * The revision if it is known without waiting; refreshed in the background before it expires, as long as it is used.
   */
  knownRevision(): string | null {
    const age = this.#now() - this.#readAt;
    if (age >= revisionTtlMs) return null;
    // The next caller that needs it sees the failure.
    if (age >= revisionTtlMs / 2) this.#readOnce().catch(() => undefined);
    return this.#revision;
  }

  #readOnce(): Promise<string> {
    if (this.#pendingRead) return this.#pendingRead;
    const pending = this.#read().finally(() => {
      if (this.#pendingRead === pending) this.#pendingRead = null;
    });
    this.#pendingRead = pending;
    return pending;
  }

  async #read(): Promise<string> {
    const readAt = this.#now();
    const changes = this.#localChanges;
    let revision: string;
    try {
      revision = await this.#readRevision();
    } catch (error) {
      // Cached values are still served; the next caller finds out whether they are current.
      if (this.#revision !== null && databaseOutage(error)) return this.#revision;
      throw error;
    }
    // A result requested before a change is no evidence of what is current after it.
    if (changes !== this.#localChanges) return revision;
    if (revision !== this.#revision) this.#values.clear();
    this.#revision = revision;
    this.#readAt = readAt;
    return revision;
  }

  /** Makes the next read query the database; call it after writing content. */
  contentChanged(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#pendingRead = null;
    this.#localChanges += 1;
  }

  /**
   * The value under `key`, loaded once per revision. `null` means that there is no such thing and is not cached, so
   * that invented keys use no memory.
   *
   * @param isMakeshift whether a value is what could be had under overload: it is loaded again after five seconds
   */
  async getOrLoad<Value>(
    key: string,
    load: () => Promise<Value | null>,
    isMakeshift: (value: Value) => boolean = () => false,
  ): Promise<Value | null> {
    await this.revision();
    const cached = this.#values.get(key);
    const isExpired = cached !== undefined && this.#now() >= (this.#expiries.get(cached) ?? Number.POSITIVE_INFINITY);
    // A key always stands for one type: only the use-case that chose it reads it.
    if (cached && !isExpired) return cached as Promise<Value | null>;
    const loading = load();
    this.#values.set(key, loading);
    const remove = (): void => {
      if (this.#values.get(key) === loading) this.#values.delete(key);
    };
    const settle = (value: Value | null): void => {
      if (value === null) remove();
      else if (isMakeshift(value)) this.#expiries.set(loading, this.#now() + makeshiftTtlMs);
    };
    loading.then(settle, remove);
    return loading;
  }

  /**
   * As `getOrLoad`, for expensive values: `load` gets the value of the previous revision, undefined at first, and
   * decides what of it is still valid.
   */
  async getOrUpdate<Value>(key: string, load: (previous: Value | undefined) => Promise<Value>): Promise<Value> {
    return (await this.getOrLoad<Value>(key, () => this.#update(key, load))) as Value;
  }

  /** Serialised per key, even if content changes faster than it is read: each update gets the previous value. */
  #update<Value>(key: string, load: (previous: Value | undefined) => Promise<Value>): Promise<Value> {
    const update = (this.#pendingUpdates.get(key) ?? Promise.resolve()).then(async () => {
      // A key always stands for one type here too.
      const next = await load(this.#previousValues.get(key) as Value | undefined);
      if (next === null) this.#previousValues.delete(key);
      else this.#previousValues.set(key, next);
      return next;
    });
    const done: Promise<void> = update.then(
      () => undefined,
      () => undefined,
    );
    this.#pendingUpdates.set(key, done);
    void done.then(() => this.#pendingUpdates.get(key) === done && this.#pendingUpdates.delete(key));
    return update;
  }

  /**
   * As `getOrLoad`, for an unbounded number of keys, such as those of client queries: of each kind, the first word of
   * the key, only the 50 most recently used are cached.
   */
  async getOrLoadBounded<Value>(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const value = await this.getOrLoad(key, load);
    const kind = key.slice(0, key.indexOf(" "));
    const recentKeys = this.#recentKeys.get(kind) ?? new Set();
    this.#recentKeys.set(kind, recentKeys);
    recentKeys.delete(key);
    recentKeys.add(key);
    for (const oldest of recentKeys) {
      if (recentKeys.size <= maxPerKind) break;
      recentKeys.delete(oldest);
      this.#values.delete(oldest);
      this.#previousValues.delete(oldest);
    }
    return value;
  }

  /** As `getOrLoadBounded`; `load` gets the value of the previous revision, if it is one of the 50. */
  async getOrUpdateBounded<Value>(
    key: string,
    load: (previous: Value | undefined) => Promise<Value | null>,
  ): Promise<Value | null> {
    return this.getOrLoadBounded<Value>(key, () =>
      this.#update<Value | null>(key, (previous) => load(previous ?? undefined)),
    );
  }
}
