import { setTimeout as delay } from "node:timers/promises";

/** Responses to requests of one kind since `reset`. */
export class Answers {
  #statuses = new Map<number, number>();
  #slowestMs = new Map<number, number>();

  reset(): void {
    this.#statuses = new Map();
    this.#slowestMs = new Map();
  }

  /** @param status 0 if there was no response */
  note(status: number, ms: number): void {
    this.#statuses.set(status, this.count(status) + 1);
    this.#slowestMs.set(status, Math.max(this.slowestMs(status), ms));
  }

  count(status: number): number {
    return this.#statuses.get(status) ?? 0;
  }

  slowestMs(status: number): number {
    return Math.round(this.#slowestMs.get(status) ?? 0);
  }

  /** Responses with other statuses than expected. */
  others(expected: readonly number[]): string[] {
    return [...this.#statuses]
      .filter(([status]) => !expected.includes(status))
      .map(([status, count]) => `${count} × ${status}`);
  }
}

/** Sends a request and records the result; null if there is no response. */
async function send(answers: Answers, url: string, options: RequestInit = {}): Promise<Response | null> {
  const started = performance.now();
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(30_000) }).catch(() => null);
  await response?.clone().arrayBuffer();
  answers.note(response?.status ?? 0, performance.now() - started);
  return response;
}

/** Writes one favourite after another, to each process in turn, and remembers which were acknowledged. */
export class Writer {
  readonly acknowledged = new Set<string>();
  /** Time of the last acknowledgement of each process, in milliseconds of `Date.now()`. */
  readonly lastAt: number[];
  readonly #sites: readonly string[];
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(sites: readonly string[], headers: Readonly<Record<string, string>>) {
    this.#sites = sites;
    this.#headers = headers;
    this.lastAt = sites.map(() => 0);
  }

  static async register(sites: readonly string[], name: string): Promise<Writer> {
    const cookies = new Map<string, string>();
    const headers = (): Record<string, string> => ({
      "Content-Type": "application/json",
      Cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; "),
      "X-XSRF-TOKEN": cookies.get("XSRF-TOKEN") ?? "",
    });
    const ask = async (method: string, path: string, body?: string): Promise<void> => {
      const response = await fetch(sites[0] + path, { method, headers: headers(), ...(body && { body }) });
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      for (const line of response.headers.getSetCookie()) {
        const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(key, value);
      }
    };
    await ask("GET", "/api/csrf-cookie");
    const person = { name, email: `${name}@example.org`, password: "ultreia et suseia 27" };
    await ask("POST", "/api/register", JSON.stringify(person));
    return new Writer(sites, headers());
  }

  /** @param houses uuids, each of which is written once */
  async write(houses: Iterable<string>, answers: Answers, pauseMs: number, stop: AbortSignal): Promise<void> {
    let turn = 0;
    for (const house of houses) {
      if (stop.aborted) return;
      turn = (turn + 1) % this.#sites.length;
      const url = `${this.#sites[turn]}/api/favourites/accommodations/${house}`;
      const response = await send(answers, url, { method: "PUT", headers: this.#headers });
      if (response?.status === 204) {
        this.acknowledged.add(house);
        this.lastAt[turn] = Date.now();
      }
      await delay(pauseMs);
    }
  }

  /** Acknowledged ones that are missing. */
  async lost(): Promise<string[]> {
    // More may be acknowledged while the list is being loaded.
    const before = [...this.acknowledged];
    const response = await fetch(`${this.#sites[0]}/api/favourites`, { headers: this.#headers });
    if (!response.ok) throw new Error(`/api/favourites answered ${response.status}`);
    const { accommodations } = (await response.json()) as { accommodations: { uuid: string }[] };
    const there = new Set(accommodations.map(({ uuid }) => uuid));
    return before.filter((uuid) => !there.has(uuid));
  }
}

/** Requests the same pages repeatedly. */
export async function read(
  urls: readonly string[],
  answers: Answers,
  pauseMs: number,
  stop: AbortSignal,
): Promise<void> {
  for (let turn = 0; !stop.aborted; turn += 1) {
    await send(answers, urls[turn % urls.length] ?? "");
    await delay(pauseMs);
  }
}

/** All houses. */
export async function allHouses(site: string): Promise<string[]> {
  const houses: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${site}/api/accommodations?perPage=100&page=${page}`);
    const { data, total } = (await response.json()) as { data: { uuid: string }[]; total: number };
    houses.push(...data.map(({ uuid }) => uuid));
    if (data.length === 0 || houses.length >= total) return houses;
  }
}
