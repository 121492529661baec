/** Stores cookies of one site as a browser does: the last value wins, `Max-Age=0` removes. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; attributes: string }>();

  /** Stores the cookies that a response sets. */
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const cut = pair.indexOf("=");
      const name = pair.slice(0, cut);
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, { value: pair.slice(cut + 1), attributes: attributes.join("; ") });
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, { value, attributes: "" });
  }

  attributesOf(name: string): string | undefined {
    return this.#cookies.get(name)?.attributes;
  }

  /** Value of the header `Cookie`. */
  get header(): string {
    return [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  }

  /** The cookies as Playwright takes them. @param url of the site */
  list(url: string): readonly { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, { value }]) => ({ name, value, url }));
  }
}
