import type { ServerUnderTest } from "../server-under-test.ts";
import { randomFrom } from "./random-choices.ts";
import { curlLine } from "./curl.ts";
import { wireRequest } from "./draft.ts";
import { mutate } from "./hostile-requests.ts";
import { type Participants, type Role, roles } from "./participants.ts";
import type { Target } from "./targets.ts";
import { findFailure } from "./check-response.ts";

export interface Failure {
  readonly target: string;
  readonly role: Role;
  readonly fault: string;
  /** Shell command that repeats the request. */
  readonly curl: string;
}

export interface FuzzResult {
  requests: number;
  readonly failures: Failure[];
  /** Number of responses by target and status. */
  readonly statuses: Map<string, Map<number, number>>;
}

export interface Limits {
  readonly seed: number;
  /** Deadline for starting requests, on the clock of `performance`. */
  readonly until: number;
  /** Minimum number of requests for each target, regardless of the deadline. */
  readonly rounds: number;
}

/** Sends requests to every target in turn, and checks each response. */
export async function fuzz(
  server: ServerUnderTest,
  participants: Participants,
  targets: readonly Target[],
  { seed, until, rounds }: Limits,
): Promise<FuzzResult> {
  const tally: FuzzResult = { requests: 0, failures: [], statuses: new Map() };
  const mayGoOn = () =>
    server.exitCode() === null && (tally.requests < rounds * targets.length || performance.now() < until);
  while (mayGoOn()) {
    for (const target of targets) {
      if (!mayGoOn()) break;
      const random = randomFrom(seed * 1_000_003 + tally.requests);
      const role = random.of(roles);
      const { headers, person } = await participants.as(role);
      const draft = target.draft(person, random);
      mutate(draft, random);
      const request = wireRequest({ ...draft, headers: { ...headers, ...draft.headers } });
      const answer = await server.send(request);
      const fault = await findFailure(server, request, answer);
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

/** One sentence for each kind of failure, with a request that reproduces it. */
export function summariseFailures({ failures }: FuzzResult): string[] {
  const kinds = Map.groupBy(failures, ({ fault }) => fault.replaceAll(/\d+ ms/g, "… ms"));
  return [...kinds.values()].map((alike) => {
    const targets = [...new Set(alike.map(({ target }) => target))];
    const { role, curl, fault: first } = alike.reduce((a, b) => (b.curl.length < a.curl.length ? b : a));
    return `${first} (${alike.length} times)\n  by ${targets.slice(0, 6).join(", ")}${targets.length > 6 ? `, … ${targets.length} in all` : ""}\n  as ${role}: ${curl}`;
  });
}
