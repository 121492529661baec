import type { WireResponse, WireRequest } from "../http-client.ts";
import type { MemberRole } from "../prepared-people.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { newAddress, signInPerson, type SignedInPerson, visitorHeaders } from "../signed-in-person.ts";

export const roles = [
  "visitor",
  "ended session",
  "bad token",
  "member",
  "member's token",
  "editor",
  "administrator",
] as const;
export type Role = (typeof roles)[number];

/** The sender of a request: headers and records. */
export interface Participant {
  readonly headers: Readonly<Record<string, string>>;
  readonly person: SignedInPerson | null;
}

/** One person of each role, replaced when a request has ended the session, role or account. */
export class Participants {
  readonly #server: ServerUnderTest;
  readonly #people = new Map<MemberRole, SignedInPerson>();
  #visitor: Record<string, string> = {};
  #ended: Record<string, string> = {};

  private constructor(server: ServerUnderTest) {
    this.#server = server;
  }

  static async gather(server: ServerUnderTest): Promise<Participants> {
    const gathered = new Participants(server);
    gathered.#visitor = await visitorHeaders(server);
    const leaving = await signInPerson(server, "member");
    gathered.#ended = { ...leaving.headers };
    const { status } = await leaving.api("POST", "/logout");
    if (status !== 204) throw new Error(`Signing out answered ${status}.`);
    for (const role of ["member", "editor", "administrator"] as const) await gathered.person(role);
    return gathered;
  }

  /** A person signed in with this role. */
  async person(role: MemberRole): Promise<SignedInPerson> {
    const person = this.#people.get(role) ?? (await signInPerson(this.#server, role));
    this.#people.set(role, person);
    return person;
  }

  async as(role: Role): Promise<Participant> {
    const address = { "X-Forwarded-For": newAddress() };
    if (role === "visitor") return { headers: { ...this.#visitor, ...address }, person: null };
    if (role === "ended session") return { headers: { ...this.#ended, ...address }, person: null };
    if (role === "bad token")
      return {
        headers: { Authorization: "Bearer vieira_nobody", "Sec-Fetch-Site": "same-origin", ...address },
        person: null,
      };
    const person = await this.person(role === "member's token" ? "member" : role);
    if (role === "member's token")
      return { headers: { Authorization: `Bearer ${person.apiToken}`, ...address }, person };
    return { headers: { ...person.headers, ...address }, person };
  }

  /** Replaces a person who cannot continue after a response. */
  async look(role: Role, { path }: WireRequest, { status, headers }: WireResponse): Promise<void> {
    const memberRole = role === "member's token" ? "member" : role;
    if (memberRole !== "member" && memberRole !== "editor" && memberRole !== "administrator") return;
    const person = this.#people.get(memberRole);
    if (person === undefined) return;
    const isPlanSuspect = path.includes(person.plan) && (status === 204 || status === 404);
    if (status !== 401 && status !== 429 && headers.getSetCookie().length === 0 && !isPlanSuspect) return;
    const bySession = await person.api("GET", "/user");
    const byToken = await person.api("GET", `/plans/${person.plan}`, undefined, {
      Cookie: "",
      Authorization: `Bearer ${person.apiToken}`,
    });
    const keepsRole = memberRole === "member" || bySession.body.includes(`"${memberRole}"`);
    const isWell = bySession.status === 200 && byToken.status === 200 && keepsRole;
    // After a rate limit, all further responses would be 429 for a while.
    if (!isWell || status === 429) this.#people.delete(memberRole);
  }
}
