import { describe, expect, it } from "vitest";
import { shownPlan, type ShownPlan } from "#contract/plans/shown-plan.ts";
import type { TaskOptions, TaskOutcome, WorkerPool } from "#use-cases/workers/worker-pool.ts";
import { type ApiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testServices } from "#tests/support/services/test-services.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, inglesOptions, newPlan } from "#tests/support/samples/plans.ts";

/** Remaining capacity of the queues. */
let places = Infinity;
const workers: WorkerPool = {
  share: testServices.workers.share.bind(testServices.workers),
  guard: testServices.workers.guard.bind(testServices.workers),
  run: (name, args, options: TaskOptions) => {
    places -= 1;
    const full: TaskOutcome<never> = { kind: "full", retryAfterSeconds: 5 };
    return places < 0 ? Promise.resolve(full) : testServices.workers.run(name, args, options);
  },
};
const application = testApplication(await testDatabase({ seeded: true }), { workers });

async function plansOf({ send }: ApiBrowser): Promise<string[]> {
  const { data } = (await (await send("GET", "/api/plans")).json()) as { data: { uuid: string; version: number }[] };
  return data.map(({ uuid, version }) => `${uuid} ${version}`);
}

/** Repeats a request, each time with a queue capacity greater by one, until it succeeds. */
async function refusedUntilWritten(browser: ApiBrowser, ask: () => Promise<Response>): Promise<Response> {
  const before = await plansOf(browser);
  for (let most = 0; most < 30; most += 1) {
    places = most;
    const answer = await ask();
    places = Infinity;
    if (answer.ok) {
      expect(most).toBeGreaterThan(0);
      expect(await plansOf(browser)).not.toEqual(before);
      return answer;
    }
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await plansOf(browser)).toEqual(before);
  }
  throw new Error("the request was never carried out");
}

const changes: Record<
  string,
  (path: string, plan: ShownPlan) => readonly [method: string, path: string, body: object]
> = {
  "a start date": (path) => ["PATCH", path, { input: { startDate: "2027-06-01" } }],
  "other options": (path) => ["PATCH", path, { input: { ideal: 4.5 } }],
  "notes of a day": (path) => ["PATCH", `${path}/days/2`, { notes: "buy bread" }],
  "the end of a day": (path, { days }) => ["PATCH", `${path}/days/2`, { to: days[1]?.alternatives?.[0]?.to }],
  "an edit by hand": (path) => ["POST", `${path}/replan`, { edit: { kind: "end-earlier", day: 2 } }],
};

describe("while the planner's queues are full, a request is refused without writing anything:", () => {
  it.each(Object.entries(changes))("%s", async (_, change) => {
    const browser = await signedInBrowser(application);
    const plan = await newPlan(browser);
    const [method, path, body] = change(`/api/plans/${plan.uuid}`, plan);
    const written = await refusedUntilWritten(browser, () => browser.send(method, path, body, ifMatch(plan)));
    expect(written.headers.get("ETag")).toBe('"2"');
  });

  it("a new plan and a copy of it", async () => {
    const browser = await signedInBrowser(application);
    const options = { name: "Inglés", input: inglesOptions };
    const made = await refusedUntilWritten(browser, () => browser.send("POST", "/api/plans", options));
    const { uuid } = shownPlan.parse(await made.json());
    await refusedUntilWritten(browser, () => browser.send("POST", `/api/plans/${uuid}/duplicate`, {}));
    const restored = await browser.send("GET", `/api/plans/${uuid}`);
    expect(restored.status).toBe(200);
  });
});
