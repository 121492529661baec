/** HTML that is drawn already, by a digest of all that it is drawn of. All make room at once: they are drawn again in milliseconds. */
export class WrittenHtml {
  readonly #written = new Map<string, string>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(digest: string): string | undefined {
    return this.#written.get(digest);
  }

  keep(digest: string, html: string): void {
    // A letter takes two bytes at most.
    const size = 2 * html.length;
    if (this.#bytes + size > this.#maxBytes) {
      this.#written.clear();
      this.#bytes = 0;
    }
    if (size > this.#maxBytes) return;
    this.#written.set(digest, html);
    this.#bytes += size;
  }
}
