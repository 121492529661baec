import type { MemberRole } from "../prepared-people.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { newAddress, signInPerson, type SignedInPerson, visitorHeaders } from "../signed-in-person.ts";

/** Kinds of clients, the columns of the table. All request records of the owner. */
export const clientNames = [
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
export type ClientName = (typeof clientNames)[number];

const roleOf: Readonly<Partial<Record<ClientName, MemberRole>>> = {
  other: "member",
  editor: "editor",
  administrator: "administrator",
};

const bearer = (token: string): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  "Sec-Fetch-Site": "same-origin",
});

/** One client of each kind; after a request that ended its session it signs in as a new person. */
export class Clients {
  readonly #server: ServerUnderTest;
  readonly #headers = new Map<ClientName, Readonly<Record<string, string>>>();
  owner: SignedInPerson;

  private constructor(server: ServerUnderTest, owner: SignedInPerson) {
    this.#server = server;
    this.owner = owner;
  }

  static async gather(server: ServerUnderTest): Promise<Clients> {
    return new Clients(server, await signInPerson(server, "member"));
  }

  /** Request headers of a client. */
  async headersOf(asker: ClientName): Promise<Readonly<Record<string, string>>> {
    const headers = this.#headers.get(asker) ?? (await this.#signIn(asker));
    this.#headers.set(asker, headers);
    return { ...headers, "X-Forwarded-For": newAddress() };
  }

  /** After a request that may have ended a session. */
  async renew(asker: ClientName): Promise<void> {
    if (asker === "owner" || asker === "reading" || asker === "token") {
      this.owner = await signInPerson(this.#server, "member");
      for (const one of ["owner", "reading", "token"] as const) this.#headers.delete(one);
    } else if (asker !== "banned") this.#headers.delete(asker);
  }

  async #signIn(asker: ClientName): Promise<Readonly<Record<string, string>>> {
    const role = roleOf[asker];
    if (role !== undefined) return (await signInPerson(this.#server, role)).headers;
    if (asker === "owner") return this.owner.headers;
    if (asker === "token") return bearer(this.owner.apiToken);
    if (asker === "reading") return bearer(await this.owner.makeToken(["read"]));
    // Another site's page in the administrator's browser, which sends the cookies.
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
