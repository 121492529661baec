/** Rendered HTML by a digest of all its inputs. When full it is emptied: entries are rendered again in milliseconds. */
export class RenderedHtmlCache {
  readonly #html = new Map<string, string>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(digest: string): string | undefined {
    return this.#html.get(digest);
  }

  set(digest: string, html: string): void {
    // A character takes at most two bytes.
    const size = 2 * html.length;
    if (this.#bytes + size > this.#maxBytes) {
      this.#html.clear();
      this.#bytes = 0;
    }
    if (size > this.#maxBytes) return;
    this.#html.set(digest, html);
    this.#bytes += size;
  }
}
