import { setTimeout as delay } from "node:timers/promises";
import type { WireResponse, WireRequest } from "#tests/security/http-client.ts";
import type { ServerUnderTest } from "#tests/security/server-under-test.ts";
import { newAddress, type SignedInPerson } from "#tests/security/signed-in-person.ts";

/** The server, a newly registered member, and the responses. */
export interface AttackedSite {
  readonly server: ServerUnderTest;
  readonly member: SignedInPerson;
  /** Sends API requests as the member. */
  readonly asMember: SignedInPerson["api"];
  /** Sends a request, from an address of its own unless the headers specify one; counts the response. */
  send(request: Partial<WireRequest> & { readonly path: string }): Promise<WireResponse>;
}

/** Attacks until aborted. */
export type Way = (site: AttackedSite, signal: AbortSignal) => Promise<void>;

/** Results of an attack. */
export class Tally {
  readonly #statuses = new Map<string, number>();
  /** Unacceptable responses: 5xx without Retry-After. */
  readonly faults: string[] = [];

  note(method: string, path: string, answer: WireResponse): void {
    const status = answer.status === 0 ? "none" : String(answer.status);
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    const isPutOff = answer.status === 503 && answer.headers.has("Retry-After");
    if (answer.status >= 500 && !isPutOff) this.faults.push(`${status} for ${method} ${path.slice(0, 100)}`);
  }

  sentence(): string {
    return [...this.#statuses].map(([status, count]) => `${count} × ${status}`).join(", ") || "no whole request";
  }
}

export function attackedSite(server: ServerUnderTest, member: SignedInPerson, tally: () => Tally): AttackedSite {
  return {
    server,
    member,
    asMember: async (method, path, ...others) => {
      const answer = await member.api(method, path, ...others);
      tally().note(method, path, answer);
      return answer;
    },
    send: async ({ method = "GET", headers, ...rest }) => {
      const request = {
        method,
        ...rest,
        headers: { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": newAddress(), ...headers },
      };
      const answer = await server.send(request);
      tally().note(method, request.path, answer);
      return answer;
    },
  };
}

/** Repeats an action, with a given concurrency. */
export function crowd(size: number, act: (site: AttackedSite, number: number) => Promise<unknown>): Way {
  return async (site, signal) => {
    let number = 0;
    const one = async (): Promise<void> => {
      while (!signal.aborted) {
        await act(site, (number += 1));
        await delay(1);
      }
    };
    await Promise.all(Array.from({ length: size }, one));
  };
}
