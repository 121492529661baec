import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { planFileFormats } from "#contract/plans/plan-files.ts";
import { ThreadPool } from "#server/workers/thread-pool.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import { sampled } from "#tests/support/thoroughness.ts";

const database = await testDatabase({ seeded: true });
// A busy machine may exceed the deadline.
const workers = new ThreadPool({ log: silentLog, taskTimeoutsMs: { writePlanFile: 55_000 } });
const inThreads = vi.spyOn(workers, "run");
const application = testApplication(database, { workers });
const browser = await signedInBrowser(application);
const plan = await newPlan(browser, { route: "camino-frances", ideal: 2.5, startDate: "2027-05-10" });
const path = `/api/plans/${plan.uuid}`;

/** Writes the same text into both fields of all days. */
async function fill(words: string): Promise<void> {
  await database.drizzle.execute(
    sql`UPDATE plan_day SET notes = ${words}, carry = ${words} WHERE plan_uuid = ${plan.uuid}`,
  );
}

/** Tasks given to worker threads since the last call. */
function tasksOfThreads(): string[] {
  const names = inThreads.mock.calls.map(([name]) => name);
  inThreads.mockClear();
  return names;
}

/** Ticks of a 20 ms timer during some work: few if the event loop is blocked. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  await work;
  clearInterval(timer);
  return turns;
}

const texts = [
  ["words without an end", "ñ".repeat(9990)],
  ["letters of two scripts by turns", "aж".repeat(4995)],
  ["empty lines", "\n".repeat(9990)],
  ["pictures", "👩‍👧".repeat(1998)],
  ["ordinary words", "A bed by the river, bring the lamp. ".repeat(277)],
] as const;

it.each(sampled(texts))(
  "a booklet of a plan full of %s is written without blocking other requests",
  async (_, words) => {
    await fill(words);
    tasksOfThreads();
    let answer: Response | undefined;
    const turns = await turnsDuring(browser.send("GET", `${path}.pdf`).then((response) => (answer = response)));
    expect(answer?.status).toBe(200);
    const file = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.length).toBeLessThan(5_000_000);
    expect(turns).toBeGreaterThan(10);
    expect(tasksOfThreads()).toContain("writePlanFile");
  },
);

it.each(planFileFormats.filter((format) => format !== "pdf"))(
  "such a plan can be exported completely as %s",
  async (format) => {
    await fill("ñ".repeat(9990));
    tasksOfThreads();
    let answer: Response | undefined;
    const turns = await turnsDuring(browser.send("GET", `${path}.${format}`).then((response) => (answer = response)));
    expect(answer?.status).toBe(200);
    // In the main thread, the largest calendar would block everybody for 1.5 s.
    if (format === "ics") expect(turns).toBeGreaterThan(5);
    expect(tasksOfThreads()).toContain("writePlanFile");
    const text = (await answer?.text()) ?? "";
    const letters = text.length - text.replaceAll("ñ", "").length;
    expect(plan.days.length).toBeGreaterThan(80);
    expect(letters).toBeGreaterThanOrEqual(plan.days.length * 2 * 9990);
  },
);

it("a booklet that exceeds the memory limit is refused, and the next one is written", async () => {
  const little = new ThreadPool({ log: silentLog, maxMemoryMb: 160, taskTimeoutsMs: { writePlanFile: 55_000 } });
  const narrow = testApplication(database, { workers: little });
  const ben = await signedInBrowser(narrow);
  const other = await newPlan(ben, { route: "camino-frances", ideal: 2.5, startDate: "2027-05-10" });
  const notes = "aж".repeat(4995);
  await database.drizzle.execute(
    sql`UPDATE plan_day SET notes = ${notes}, carry = ${notes} WHERE plan_uuid = ${other.uuid}`,
  );
  const refused = await ben.send("GET", `/api/plans/${other.uuid}.pdf`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("30");
  await database.drizzle.execute(sql`UPDATE plan_day SET notes = '', carry = '' WHERE plan_uuid = ${other.uuid}`);
  expect((await ben.send("GET", `/api/plans/${other.uuid}.pdf`)).status).toBe(200);
});
