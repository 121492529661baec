import { afterEach, expect, it } from "vitest";
import { queueSettings, ThreadPool } from "#server/workers/thread-pool.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { withDefaults } from "#domain/planner/options/with-defaults.ts";
import { planWalk } from "#use-cases/planner/plan-walk.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { solveWithinTimeout } from "#use-cases/planner/planning-work.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { loadPlanner } from "./load-planner.server.ts";

const queues = { ...queueSettings, quick: { ...queueSettings.quick, maxRunning: 1 } };
const workers = new ThreadPool({ log: silentLog, queues });
const database = await testDatabase({ seeded: true });
const { context } = testApplication(database, { workers });

let ending = Promise.withResolvers<void>();
afterEach(() => ending.resolve());

/** Occupies the planner until the test ends. */
function keepBusy(): void {
  ending = Promise.withResolvers();
  void workers.guard(() => ending.promise, { queue: "quick", client: null, person: null });
}

function load(query: string, address = "192.0.2.1") {
  const client = { address, signal: null };
  return loadPlanner({ ...context, client }, new URL(`http://localhost/planner${query}`));
}

it("includes the plan, cacheable", async () => {
  // The first plan of all waits for a thread to start.
  await planWalk(context, { route: "camino-ingles" });
  const { data, init } = await load("?route=camino-ingles");
  expect(data.data.planned.outcome).toMatchObject({ ok: true });
  expect(init?.headers).toBeUndefined();
});

it("includes descriptions of variants in the page's language only", async () => {
  const { data } = await load("?route=camino-primitivo");
  const hospitales = data.data.planned.variants.find(({ slug }) => slug === "hospitales");
  expect(hospitales?.description).toContain("No water or food");
  expect(hospitales).not.toHaveProperty("descriptionEs");
});

async function addressFor(query: string): Promise<string | null> {
  const answer: unknown = await load(query).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("Location") : null;
}

it("chooses start or destination for the requested days", async () => {
  expect(await addressFor("?route=camino-frances&from=*&days=5")).toBe(
    "/planner?route=camino-frances&from=sarria&days=5",
  );
  expect(await addressFor("?route=camino-frances&to=*&days=5")).toMatch(/route=camino-frances&to=[a-z-]+&days=5$/);
  // Without days no end can be chosen; the page says so beside the field.
  expect(await addressFor("?route=camino-frances&from=*")).toBeNull();
  expect(await addressFor("?route=camino-ingles&from=*&days=300")).toBe("/planner?route=camino-ingles&days=300");
});

it("starts the requested or planned number of days before a date of arrival", async () => {
  expect(await addressFor("?route=camino-ingles&days=6&arrival=2027-05-20")).toBe(
    "/planner?route=camino-ingles&startDate=2027-05-15&days=6",
  );
  expect(await addressFor("?route=camino-ingles&arrival=2027-05-20")).toMatch(/startDate=2027-05-1\d&days=\d$/);
  expect(await addressFor("?route=camino-ingles&startDate=2027-05-14&arrival=2027-05-20")).toContain("days=7");
  expect(await addressFor("?route=camino-ingles&arrival=tomorrow")).toBeNull();
});

it("chooses an end for the days between two dates, and asks for days if there is only one date", async () => {
  const route = "?route=camino-frances&from=*";
  expect(await addressFor(`${route}&startDate=2027-05-10&arrival=2027-05-14`)).toBe(
    "/planner?route=camino-frances&from=sarria&startDate=2027-05-10&days=5",
  );
  expect(await addressFor(`${route}&days=5&arrival=2027-05-14`)).toBe(
    "/planner?route=camino-frances&from=sarria&startDate=2027-05-10&days=5",
  );
  // An error of the API, which the page shows beside the field.
  expect(await addressFor(`${route}&arrival=2027-05-14`)).toBeNull();
});

it("sets the bounds to the walked section, with links to the plan's other routes", async () => {
  const { data: whole } = await load("?route=camino-frances");
  const { data: stretch } = await load("?route=camino-frances&from=sarria");
  const widthOf = (frame: typeof whole.first.frame) => frame![1]![1] - frame![0]![1];
  expect(widthOf(whole.first.frame)).toBeCloseTo(7.3, 0);
  expect(widthOf(stretch.first.frame)).toBeCloseTo(1.1, 0);

  const { data: alone } = await load("?route=camino-ingles");
  const legs = "&then=camino-finisterre-muxia:fisterra&then=camino-fisterra-muxia:muxia";
  const { data: on, init } = await load(`?route=camino-ingles${legs}`);
  expect(init?.headers).toBeUndefined();
  const { further } = on.data.planned;
  expect(further).toMatchObject({ of: legs, legs: [{ towns: "Fisterra" }, { towns: "Muxía" }] });
  expect(on.first.lines.filter(({ kind }) => kind === "main")).toHaveLength(3);
  // Santiago lies east of Fisterra and Muxía, which are on map and profile too.
  expect(on.first.frame![0]![1]).toBeLessThan(alone.first.frame![0]![1] - 0.5);
  expect(on.first.profile!.lengthKm).toBeCloseTo(225.3, 0);
  expect(on.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(["Negreira", "Muxía"]));
  // The browser reports impossible and invalid extensions.
  const { data: astray, init: fresh } = await load("?route=camino-ingles&then=camino-nowhere:fisterra");
  expect(astray.data.planned.further).toBeNull();
  expect(fresh?.headers).toEqual({ "Cache-Control": "no-store" });
});

it("includes holidays of dated plans, and warnings of the extensions", async () => {
  const legs = "&then=camino-finisterre-muxia:fisterra";
  const { data: on } = await load(`?route=camino-ingles&startDate=2028-07-24${legs}`);
  const { holidays, further } = on.data.planned;
  expect(holidays).toContainEqual(expect.objectContaining({ day: 2, holiday: "saint_james", region: "Galicia" }));
  expect(further?.told?.names).toMatchObject({ negreira: "Negreira" });
  expect(further?.told?.warnings).toContainEqual(expect.objectContaining({ kind: "bookFirst" }));
  const { data: undated } = await load("?route=camino-ingles");
  expect(undated.data.planned.holidays).toEqual([]);
});

it("keeps extensions when it resolves an open end", async () => {
  const legs = "&then=camino-finisterre-muxia:fisterra";
  expect(await addressFor(`?route=camino-frances&from=*&days=5${legs}`)).toBe(
    `/planner?route=camino-frances&from=sarria&days=5${legs}`,
  );
});

it("accepts stops by name, assigning them to the extension on which they are", async () => {
  const legs = "&then=camino-finisterre-muxia:fisterra&then=camino-fisterra-muxia:muxia";
  const stops = "&mustStop=sigueiro&mustStop=OLVEIROA&mustStop=Lires";
  expect(await addressFor(`?route=camino-ingles${stops}${legs}`)).toBe(
    "/planner?route=camino-ingles&mustStop=sigueiro&then=camino-finisterre-muxia:fisterra,olveiroa&then=camino-fisterra-muxia:muxia,lires",
  );
  expect(await addressFor(`?route=camino-ingles&mustStop=Nowhere${legs}`)).toBeNull();
});

it("leaves the plan to the browser if the queue is full, and forbids caching that", async () => {
  keepBusy();
  const { data, init } = await load("?route=camino-ingles&ideal=6");
  expect(data.data.planned).toMatchObject({ outcome: { ok: false, isPending: true, refusals: [] }, warnings: [] });
  expect(init?.headers).toEqual({ "Cache-Control": "no-store" });
  expect(workers.waiting("quick")).toBe(0);
});

it("finishes running work for retries", async () => {
  const { graph, route } = await showPlanner(context, "camino-frances");
  // Some tens of milliseconds of work, so that it does not finish immediately.
  const slow = { route: route.slug, easeInDays: 5, restEvery: { after: 7, min: 1, max: 10 } };
  const input = withDefaults({ start: route.start.slug, end: route.end.slug }, slow);
  expect(await solveWithinTimeout(context, graph, input, 1, 0)).toBeNull();
  while (workers.running("quick") > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  keepBusy();
  const solved = await solveWithinTimeout(context, graph, input, 1, 0);
  expect(solved).toMatchObject({ solution: { result: { ok: true } }, choices: { day: 1 } });
});

it("answers too frequent requests with Retry-After", async () => {
  keepBusy();
  const answers = Array.from({ length: 62 }, () => load("?route=camino-ingles", "192.0.2.9"));
  const refused = (await Promise.allSettled(answers)).flatMap((each) =>
    each.status === "rejected" ? each.reason : [],
  );
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toBeInstanceOf(UseCaseError);
  expect(refused[0]).toMatchObject({ kind: "too-many-requests" });
  expect((await load("?route=camino-ingles", "192.0.2.10")).data.data.route.slug).toBe("camino-ingles");
});

it("follows a link to a route under its former slug", async () => {
  await database.pool.query(
    "INSERT INTO route_former_slug (slug, route_uuid) SELECT 'camino-old', uuid FROM route WHERE slug = 'camino-ingles'",
  );
  context.content.contentChanged();
  expect(await addressFor("?route=camino-old&days=6")).toBe("/planner?route=camino-ingles&days=6");
  expect(await addressFor("?route=camino-nowhere&days=33")).toBeNull();
});
