import { databaseAway } from "../database-away.ts";

/** How long the revision is trusted without asking the database again, in milliseconds. */
const trustMs = 500;

/** How long to wait for a busy database before using the previous revision, in milliseconds. */
const patienceMs = 250;
/** How old that revision may be, in milliseconds. */
const momentMs = 30_000;

/** Limit per kind of values whose number is unbounded. */
const maxChosen = 50;

/**
 * Caches values derived from published content until the content revision changes. Concurrent callers for one value
 * share one load.
 */
export class ContentCache {
  readonly #readRevision: () => Promise<string>;
  readonly #now: () => number;
  readonly #values = new Map<string, Promise<unknown>>();
  /** Keys of `#values` by kind, least recently used first. */
  readonly #chosen = new Map<string, Set<string>>();
  /** The latest values of `rememberOnward`, regardless of the revision. */
  readonly #before = new Map<string, unknown>();
  /** Values of `rememberOnward` being computed, settled when they are done. */
  readonly #making = new Map<string, Promise<void>>();
  #revision: string | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<string> | null = null;
  /** Number of changes made by this process. */
  #changes = 0;

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
    const known = this.knownRevision();
    if (known !== null) return known;
    const [asking, last] = [this.#askOnce(), this.#revision];
    if (last === null || this.#now() - this.#askedAt > momentMs) return asking;
    const impatient = new Promise<string>((take) => setTimeout(take, patienceMs, last).unref());
    return Promise.race([asking, impatient]);
  }

  /**
   * The revision if it is known without waiting; refreshed in the background before it expires, as long as it is used.
   */
  knownRevision(): string | null {
    const age = this.#now() - this.#askedAt;
    if (age >= trustMs) return null;
    // The next caller that needs it sees the failure.
    if (age >= trustMs / 2) this.#askOnce().catch(() => undefined);
    return this.#revision;
  }

  #askOnce(): Promise<string> {
    if (this.#asking) return this.#asking;
    const asking = this.#ask().finally(() => {
      if (this.#asking === asking) this.#asking = null;
    });
    this.#asking = asking;
    return asking;
  }

  async #ask(): Promise<string> {
    const askedAt = this.#now();
    const changes = this.#changes;
    let revision: string;
    try {
      revision = await this.#readRevision();
    } catch (error) {
      // Cached values are still served; the next caller finds out whether they are current.
      if (this.#revision !== null && databaseAway(error)) return this.#revision;
      throw error;
    }
    // A result requested before a change is no evidence of what is current after it.
    if (changes !== this.#changes) return revision;
    if (revision !== this.#revision) this.#values.clear();
    this.#revision = revision;
    this.#askedAt = askedAt;
    return revision;
  }

  /** Makes the next read ask the database; call it after writing content. */
  contentChanged(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#asking = null;
    this.#changes += 1;
  }

  /**
   * The value under `key`, loaded once per revision. `null` means that there is no such thing and is not cached, so
   * that invented keys use no memory.
   */
  async remember<Value>(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    await this.revision();
    const kept = this.#values.get(key);
    // A key always stands for one type: only the use-case that chose it reads it.
    if (kept) return kept as Promise<Value | null>;
    const loading = load();
    this.#values.set(key, loading);
    const forget = (): void => {
      if (this.#values.get(key) === loading) this.#values.delete(key);
    };
    loading.then((value) => value === null && forget(), forget);
    return loading;
  }

  /**
   * As `remember`, for expensive values: `load` gets the value of the previous revision, undefined at first, and
   * decides what of it is still valid.
   */
  async rememberOnward<Value>(key: string, load: (before: Value | undefined) => Promise<Value>): Promise<Value> {
    return (await this.remember<Value>(key, () => this.#goOn(key, load))) as Value;
  }

  /** In turn, even where content changes faster than it is read: each goes on from the previous one. */
  #goOn<Value>(key: string, load: (before: Value | undefined) => Promise<Value>): Promise<Value> {
    const making = (this.#making.get(key) ?? Promise.resolve()).then(async () => {
      // A key always stands for one type here too.
      const next = await load(this.#before.get(key) as Value | undefined);
      if (next === null) this.#before.delete(key);
      else this.#before.set(key, next);
      return next;
    });
    const done: Promise<void> = making.then(
      () => undefined,
      () => undefined,
    );
    this.#making.set(key, done);
    void done.then(() => this.#making.get(key) === done && this.#making.delete(key));
    return making;
  }

  /**
   * As `remember`, for an unbounded number of keys, such as those chosen by clients: of each kind, the first word of
   * the key, only the 50 most recently used are cached.
   */
  async rememberChosen<Value>(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const value = await this.remember(key, load);
    const kind = key.slice(0, key.indexOf(" "));
    const chosen = this.#chosen.get(kind) ?? new Set();
    this.#chosen.set(kind, chosen);
    chosen.delete(key);
    chosen.add(key);
    for (const oldest of chosen) {
      if (chosen.size <= maxChosen) break;
      chosen.delete(oldest);
      this.#values.delete(oldest);
      this.#before.delete(oldest);
    }
    return value;
  }

  /** As `rememberChosen`; `load` gets the value of the previous revision, if it is one of the 50. */
  async rememberChosenOnward<Value>(
    key: string,
    load: (before: Value | undefined) => Promise<Value | null>,
  ): Promise<Value | null> {
    return this.rememberChosen<Value>(key, () => this.#goOn<Value | null>(key, (before) => load(before ?? undefined)));
  }
}
