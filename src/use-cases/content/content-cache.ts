import { databaseAway } from "../database-away.ts";

/** How long the revision may be trusted without asking the database again, in milliseconds. */
const trustMs = 500;

/** How long a database that has much to do is waited for before the revision of a moment ago is taken, in milliseconds. */
const patienceMs = 250;
/** How long ago that may have been, in milliseconds. */
const momentMs = 30_000;

/** Of values of one kind of which there may be very many. */
const maxChosen = 50;

/**
 * Keeps values derived from published content until the content's revision
 * moves. Several callers that ask for one value at once share one load.
 */
export class ContentCache {
  readonly #readRevision: () => Promise<string>;
  readonly #now: () => number;
  readonly #values = new Map<string, Promise<unknown>>();
  /** Keys of `#values` by their kind, the one used last at the end. */
  readonly #chosen = new Map<string, Set<string>>();
  /** What `rememberOnward` has made last, whatever the revision. */
  readonly #before = new Map<string, unknown>();
  /** Settled when what is being made for `rememberOnward` is done. */
  readonly #making = new Map<string, Promise<void>>();
  #revision: string | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<string> | null = null;
  /** How often content was written here. */
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
   * The revision of the published content; at most half a second old, and the last one known while the database is away, or for
   * half a minute while it has no time: of an embedded one a long write takes the only connection. Never one from before a change
   * that was made here.
   */
  async revision(): Promise<string> {
    const known = this.knownRevision();
    if (known !== null) return known;
    const [asking, last] = [this.#askOnce(), this.#revision];
    if (last === null || this.#now() - this.#askedAt > momentMs) return asking;
    const impatient = new Promise<string>((take) => setTimeout(take, patienceMs, last).unref());
    return Promise.race([asking, impatient]);
  }

  /** The revision, where nobody need wait for it; it is asked for again before it is too old, as long as somebody asks. */
  knownRevision(): string | null {
    const age = this.#now() - this.#askedAt;
    if (age >= trustMs) return null;
    // Whoever needs it next learns of a failure.
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
      // What is in memory goes on being served; whoever asks next finds out whether it still stands.
      if (this.#revision !== null && databaseAway(error)) return this.#revision;
      throw error;
    }
    // What was asked before a change says nothing of what is true after it.
    if (changes !== this.#changes) return revision;
    if (revision !== this.#revision) this.#values.clear();
    this.#revision = revision;
    this.#askedAt = askedAt;
    return revision;
  }

  /** Makes the next read ask the database; to be called after content was written here. */
  contentChanged(): void {
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#asking = null;
    this.#changes += 1;
  }

  /**
   * The value under `key`, loaded once for each revision. `null` means that
   * there is no such thing and is not kept, so that made-up keys use no memory.
   */
  async remember<Value>(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    await this.revision();
    const kept = this.#values.get(key);
    // A key always names one kind of value: the use-case that chose it is the only one that reads it.
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
   * As `remember`, for what is long to read: `load` is given what it made for the revision before, undefined at first, and
   * finds out itself what of it still stands.
   */
  async rememberOnward<Value>(key: string, load: (before: Value | undefined) => Promise<Value>): Promise<Value> {
    return (await this.remember<Value>(key, () => this.#goOn(key, load))) as Value;
  }

  /** One after the other, also where content changes faster than it is read: each goes on from the one before. */
  #goOn<Value>(key: string, load: (before: Value | undefined) => Promise<Value>): Promise<Value> {
    const making = (this.#making.get(key) ?? Promise.resolve()).then(async () => {
      // A key always names one kind of value here too.
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
   * As `remember`, for keys of which there are very many, such as those that whoever asks chooses freely: of each kind, which
   * is the first word of the key, the 50 used last are kept.
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

  /** As `rememberChosen`, where `load` is given what it made for the revision before, if it is one of the 50. */
  async rememberChosenOnward<Value>(
    key: string,
    load: (before: Value | undefined) => Promise<Value | null>,
  ): Promise<Value | null> {
    return this.rememberChosen<Value>(key, () => this.#goOn<Value | null>(key, (before) => load(before ?? undefined)));
  }
}
