import type { ServerUnderTest } from "../server-under-test.ts";
import { chanceOf } from "./chance.ts";
import { curlLine } from "./curl.ts";
import { wireRequest } from "./draft.ts";
import { spoil } from "./hostile-requests.ts";
import { type Participants, type Role, roles } from "./participants.ts";
import type { Target } from "./targets.ts";
import { faultOf } from "./verdict.ts";

export interface Failure {
  readonly target: string;
  readonly role: Role;
  readonly fault: string;
  /** A line for a shell that sends the request again. */
  readonly curl: string;
}

export interface Tally {
  requests: number;
  readonly failures: Failure[];
  /** How often each status was answered, by target. */
  readonly statuses: Map<string, Map<number, number>>;
}

export interface Limits {
  readonly seed: number;
  /** When to begin no further request, by the clock of `performance`. */
  readonly until: number;
  /** How often every target is asked before that counts. */
  readonly rounds: number;
}

/** Sends one request after the other, to every target in turn, and judges each answer. */
export async function fuzz(
  server: ServerUnderTest,
  participants: Participants,
  targets: readonly Target[],
  { seed, until, rounds }: Limits,
): Promise<Tally> {
  const tally: Tally = { requests: 0, failures: [], statuses: new Map() };
  const mayGoOn = () =>
    server.exitCode() === null && (tally.requests < rounds * targets.length || performance.now() < until);
  while (mayGoOn()) {
    for (const target of targets) {
      if (!mayGoOn()) break;
      const chance = chanceOf(seed * 1_000_003 + tally.requests);
      const role = chance.of(roles);
      const { headers, person } = await participants.as(role);
      const draft = target.draft(person, chance);
      spoil(draft, chance);
      const request = wireRequest({ ...draft, headers: { ...headers, ...draft.headers } });
      const answer = await server.send(request);
      const fault = await faultOf(server, request, answer);
      if (fault !== null) {
        tally.failures.push({ target: target.name, role, fault, curl: curlLine(server.url, request) });
      }
      target.learn?.(answer);
      tally.requests += 1;
      const statuses = tally.statuses.get(target.name) ?? new Map<number, number>();
      tally.statuses.set(target.name, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1));
      if (server.exitCode() === null) await participants.look(role, request, answer);
    }
  }
  return tally;
}

/** One sentence for each kind of failure, with one request that brings it about. */
export function kindsOfFailure({ failures }: Tally): string[] {
  const kinds = Map.groupBy(failures, ({ fault }) => fault.replaceAll(/\d+ ms/g, "… ms"));
  return [...kinds.values()].map((alike) => {
    const targets = [...new Set(alike.map(({ target }) => target))];
    const { role, curl, fault: first } = alike.reduce((a, b) => (b.curl.length < a.curl.length ? b : a));
    return `${first} (${alike.length} times)\n  by ${targets.slice(0, 6).join(", ")}${targets.length > 6 ? `, … ${targets.length} in all` : ""}\n  as ${role}: ${curl}`;
  });
}
