import type { MemberRole } from "../prepared-people.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { newAddress, signInPerson, type SignedInPerson, visitorHeaders } from "../signed-in-person.ts";

/** Those who ask, as columns of the table name them. All ask for what the owner owns. */
export const askers = [
  "visitor",
  "link",
  "banned",
  "forged",
  "other",
  "owner",
  "reading",
  "token",
  "editor",
  "administrator",
] as const;
export type Asker = (typeof askers)[number];

const roleOf: Readonly<Partial<Record<Asker, MemberRole>>> = {
  other: "member",
  editor: "editor",
  administrator: "administrator",
};

const bearer = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  "Sec-Fetch-Site": "same-origin",
});

/** People who ask; whoever is signed out by what was asked signs in again as somebody new. */
export class Askers {
  readonly #server: ServerUnderTest;
  readonly #headers = new Map<Asker, Readonly<Record<string, string>>>();
  owner: SignedInPerson;

  private constructor(server: ServerUnderTest, owner: SignedInPerson) {
    this.#server = server;
    this.owner = owner;
  }

  static async gather(server: ServerUnderTest): Promise<Askers> {
    return new Askers(server, await signInPerson(server, "member"));
  }

  /** Headers of a request, as this one sends it. */
  async headersOf(asker: Asker): Promise<Readonly<Record<string, string>>> {
    const headers = this.#headers.get(asker) ?? (await this.#signIn(asker));
    this.#headers.set(asker, headers);
    return { ...headers, "X-Forwarded-For": newAddress() };
  }

  /** After a request that may have ended a session. */
  async renew(asker: Asker): Promise<void> {
    if (asker === "owner" || asker === "reading" || asker === "token") {
      this.owner = await signInPerson(this.#server, "member");
      for (const one of ["owner", "reading", "token"] as const) this.#headers.delete(one);
    } else if (asker !== "banned") this.#headers.delete(asker);
  }

  async #signIn(asker: Asker): Promise<Readonly<Record<string, string>>> {
    const role = roleOf[asker];
    if (role !== undefined) return (await signInPerson(this.#server, role)).headers;
    if (asker === "owner") return this.owner.headers;
    if (asker === "token") return bearer(this.owner.apiToken);
    if (asker === "reading") return bearer(await this.owner.makeToken(["read"]));
    // A browser on a page of another site, that sends the administrator's cookies along.
    if (asker === "forged") {
      const { headers } = await signInPerson(this.#server, "administrator");
      return { Cookie: headers["Cookie"] ?? "", "Sec-Fetch-Site": "cross-site", Origin: "http://evil.example" };
    }
    if (asker === "banned") return this.#ban(await signInPerson(this.#server, "member"));
    return visitorHeaders(this.#server);
  }

  async #ban({ uuid, headers }: SignedInPerson): Promise<Readonly<Record<string, string>>> {
    const { api } = await signInPerson(this.#server, "administrator");
    const { status, body } = await api("PATCH", `/administration/users/${uuid}`, { banned: true }, { "If-Match": "*" });
    if (status !== 200) throw new Error(`Banning answered ${status}: ${body.toString()}`);
    return headers;
  }
}
