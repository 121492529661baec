import type { Random } from "#tests/security/fuzzing/random-choices.ts";
import type { FuzzCorpus } from "#tests/security/fuzzing/corpus.ts";
import { type Participants, roles } from "#tests/security/fuzzing/participants.ts";
import type { ServerUnderTest } from "#tests/security/server-under-test.ts";
import type { Journal } from "./journal.ts";
import { newAddress, signInPerson } from "#tests/security/signed-in-person.ts";
import { wireRequest } from "#tests/security/fuzzing/draft.ts";
import { mutate } from "#tests/security/fuzzing/hostile-requests.ts";
import { operationTargets, pageTargets } from "#tests/security/fuzzing/targets.ts";
import { checkLostResponse } from "#tests/security/fuzzing/check-response.ts";

/** A member who views a plan, changes its days and downloads files. */
const keepPlan: Begin = async ({ server, journal }, random) => {
  const { api, plan, headers } = await signInPerson(server, "member");
  const any = { "If-Match": "*" };
  const acts = [
    async () => {
      const answer = await server.send({ method: "GET", path: `/plans/${plan}/days`, headers });
      journal.note("days of a plan, page", answer, (status) => status === 200);
    },
    async () => {
      const answer = await server.send({ method: "GET", path: `/plans/${plan}`, headers });
      journal.note("plan, page", answer, (status) => status === 200);
    },
    async () => {
      const note = { notes: `Ultreia ${random.whole(1, 1_000)}` };
      const answer = await api("PATCH", `/plans/${plan}/days/${random.whole(1, 3)}`, note, any);
      journal.note("note of a day", answer, (status) => status === 200);
    },
    async () => {
      const edit = { kind: random.of(["end-later", "end-earlier", "unpin-all"]), day: random.whole(1, 3) };
      const isBare = edit.kind === "unpin-all";
      const answer = await api("POST", `/plans/${plan}/replan`, { edit: isBare ? { kind: edit.kind } : edit }, any);
      // Some days cannot end later, or earlier.
      journal.note("change of days", answer, (status) => status === 200 || status === 422);
    },
    async () => {
      const ending = random.of(["gpx", "ics", "csv", "pdf"]);
      journal.note(
        `file of a plan, ${ending}`,
        await api("GET", `/plans/${plan}.${ending}`),
        (status) => status === 200,
      );
    },
  ];
  return () => random.of(acts)();
};

/** An attacker who sends what no browser would, in every role. */
const attack: Begin = async ({ server, journal, all, participants }, random) => {
  const targets = [...operationTargets(all), ...pageTargets(all)];
  return async () => {
    const role = random.of(roles);
    const { headers, person } = await participants.as(role);
    const draft = random.of(targets).draft(person, random);
    mutate(draft, random);
    const request = wireRequest({ ...draft, headers: { ...headers, ...draft.headers } });
    const answer = await server.send(request);
    // Only attackers may be told to come back later.
    const isRateLimited = answer.status === 503 && answer.headers.has("Retry-After");
    const isLostOnly = answer.status === 0 && (await checkLostResponse(server, request)) === null;
    journal.note("attack", answer, (status) => isRateLimited || isLostOnly || (status > 0 && status < 500));
    await participants.look(role, request, answer);
  };
};

const routes = ["camino-frances", "camino-frances", "camino-ingles", "camino-portugues", "camino-del-norte"];

/** Somebody who moves the planner's sliders, some of them to where there is no plan. */
const tryPlans: Begin = async ({ server, journal }, random) => {
  const headers = { "X-Forwarded-For": newAddress(), "Content-Type": "application/json" };
  return async () => {
    const options = {
      route: random.of(routes),
      ideal: random.whole(40, 90) / 10,
      ...(random.is(0.3) && { startDate: "2027-05-10" }),
      ...(random.is(0.3) && { restEvery: { after: 7, min: 5, max: 9 } }),
      ...(random.is(0.2) && { variants: "free" }),
    };
    const body = Buffer.from(JSON.stringify(options));
    const answer = await server.send({ method: "POST", path: "/api/planner", headers, body });
    journal.note("plan of the API", answer, (status) => status === 200 || status === 422);
  };
};

/** An editor who reads lists and writes descriptions, which invalidates all cached content. */
const editContent: Begin = async ({ server, journal, all }, random) => {
  const { api, headers } = await signInPerson(server, "editor");
  const towns = all.known.at("/administration/towns");
  const isFound = (status: number): boolean => status === 200;
  return async () => {
    if (random.is(0.5)) {
      const path = random.of(["/administration", "/administration/towns", "/administration/accommodations?q=alb"]);
      return journal.note("administration, page", await server.send({ method: "GET", path, headers }), isFound);
    }
    const change = { description: `Seen ${random.whole(1, 1_000)} times.` };
    const answer = await api("PATCH", `/administration/towns/${random.of(towns)}`, change, { "If-Match": "*" });
    // An attacker who is an editor may have deleted the town.
    return journal.note("description of a town", answer, (status) => isFound(status) || status === 404);
  };
};

const kinds: readonly (readonly [what: string, paths: readonly string[]])[] = [
  ["first page", ["/", "/es"]],
  ["route", ["/camino-frances", "/camino-ingles", "/camino-portugues", "/camino-del-norte", "/es/camino-primitivo"]],
  ["town", ["/camino-frances/sarria", "/camino-frances/burgos", "/camino-ingles/betanzos", "/es/camino-frances/leon"]],
  ["house", ["/camino-frances/orisson/auberge-borda-orisson"]],
  ["finder of towns", ["/town", "/town?route=camino-frances&service=pharmacy", "/town?q=leon"]],
  ["finder of houses", ["/accommodation?route=camino-frances&amenity=pets", "/accommodation?q=roncesvalles"]],
  ["planner's page", ["/planner?route=camino-ingles", "/planner?route=camino-frances&ideal=6"]],
  ["search as typed", ["/api/search?q=san", "/api/search?q=santi", "/api/search?q=albergue"]],
  ["graph of a route", ["/api/routes/camino-frances/graph", "/api/routes/camino-ingles/graph"]],
];

/** A visitor who browses. */
const browse: Begin = async ({ server, journal }, random) => {
  const headers = { "X-Forwarded-For": newAddress(), "Accept-Encoding": "br, gzip" };
  return async () => {
    const [what, paths] = random.of(kinds);
    const answer = await server.send({ method: "GET", path: random.of(paths), headers });
    journal.note(what, answer, (status) => status === 200);
  };
};

export interface Site {
  readonly server: ServerUnderTest;
  readonly participants: Participants;
  readonly all: FuzzCorpus;
  readonly journal: Journal;
}

/** Starts an activity. @returns one act of it, to be repeated */
export type Begin = (site: Site, random: Random) => Promise<() => Promise<void>>;

interface Activity {
  /** Cumulative share of people up to which this activity applies. */
  readonly upTo: number;
  /** Average pause between two acts in milliseconds. */
  readonly pauseMs: number;
  readonly begin: Begin;
}

export const activities: readonly Activity[] = [
  { upTo: 0.7, pauseMs: 5_000, begin: browse },
  { upTo: 0.83, pauseMs: 2_500, begin: tryPlans },
  { upTo: 0.94, pauseMs: 4_000, begin: keepPlan },
  { upTo: 0.97, pauseMs: 60_000, begin: editContent },
  { upTo: 1, pauseMs: 1_000, begin: attack },
];
