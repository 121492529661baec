import { expect, it } from "vitest";
import { planContent } from "#contract/plans/plan-content.ts";
import { describingFacts, editorPlanOf } from "#contract/plans/plan-editor.ts";
import { contentOf, storedPlanOf } from "#contract/plans/stored-content.ts";
import { editedPlan, shownPlan, type ShownPlan } from "#contract/plans/shown-plan.ts";
import { surveyPlan } from "#domain/plans/editing/survey-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { withStopsOfDays } from "#domain/route-graph/stops-of-days.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { editPlan, ifMatch, newPlan } from "#tests/support/samples/plans.ts";
import { describeContent } from "#web/features/plans/days/editor/describe-content.ts";
import { planOn } from "#web/features/plans/days/editor/planning.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const browser = await signedInBrowser(application);
const editor = await staffBrowser(application, database, "editor");

async function hide(slug: string | undefined): Promise<void> {
  const { rows } = await database.pool.query("SELECT uuid FROM town WHERE slug = $1", [slug]);
  const answer = await editor.send("POST", "/api/administration/towns/unpublish", { uuids: [rows[0].uuid] });
  expect(answer.status).toBe(200);
}

it("a plan keeps its way and its figures when towns where its days end are hidden", async () => {
  const created = await newPlan(browser);
  const file = async () => (await browser.send("GET", `/api/plans/${created.uuid}.gpx`)).text();
  const points = (gpx: string) => gpx.match(/<trkpt /g)?.length;
  const before = points(await file());
  const walked = created.days.map(({ from, to, km, isWayKnown }) => ({ from, to, km, isWayKnown }));
  expect(walked.every(({ isWayKnown }) => isWayKnown)).toBe(true);

  for (const { to } of created.days.slice(0, 2)) await hide(to);
  const plan = shownPlan.parse(await (await browser.send("GET", `/api/plans/${created.uuid}`)).json());
  expect(plan.days.map(({ from, to, km, isWayKnown }) => ({ from, to, km, isWayKnown }))).toEqual(walked);
  expect(plan.totals.km).toBe(created.totals.km);
  expect(points(await file())).toBe(before);
  // Of a hidden town only its place is known.
  expect(plan.days[0]?.houses).toBe(0);

  const edited = await editPlan(browser, plan, { kind: "add-rest", day: 4 });
  expect(edited.days.every(({ isWayKnown }) => isWayKnown)).toBe(true);
  const unknown = await browser.send("POST", "/api/planner", { route: "camino-ingles", from: created.days[0]?.to });
  expect(unknown.status).toBe(422);
});

it("a browser measures the days as the server does, with what the plan and the published graph tell", async () => {
  const created = await newPlan(browser);
  for (const { to } of created.days.slice(1, 3)) await hide(to);
  const plan = shownPlan.parse(await (await browser.send("GET", `/api/plans/${created.uuid}`)).json());
  const published: RouteGraph = await (await browser.send("GET", `/api/routes/${plan.input.route}/graph`)).json();
  const slugs = ({ waypoints }: RouteGraph) => waypoints.map(({ townSlug }) => townSlug);
  expect(slugs(published)).not.toContain(plan.days[1]?.to);

  const graphs = [withStopsOfDays(published, plan.days)];
  const content = storedPlanOf(plan);
  const measured = await surveyPlan(content, graphs, planOn(graphs));
  const described = describeContent(editorPlanOf(plan), content, measured, describingFacts({ houses: [] }, graphs));
  const figures = ({ days }: Pick<ShownPlan, "totals" | "days">) =>
    days.map(({ to, toName, km, isWayKnown, houses }) => ({ to, toName, km, isWayKnown, houses }));
  expect(figures(described as unknown as ShownPlan)).toEqual(figures(plan));
  expect(plan.days.every(({ isWayKnown }) => isWayKnown)).toBe(true);
});

it("saves notes and options of a plan with a day that ends in a hidden town, and no other hidden town", async () => {
  const created = await newPlan(browser, { route: "camino-frances", from: "leon", ideal: 6 });
  const put = (plan: ShownPlan, days: readonly object[]) =>
    browser.send("PUT", `/api/plans/${plan.uuid}/days`, { ...contentOf(plan), days }, ifMatch(plan));
  await hide(created.days[1]?.to);
  const { days } = planContent.parse(contentOf(created));

  const noted = await put(
    created,
    days.map((day, index) => (index === 1 ? { ...day, notes: "By the bridge", pinned: true } : day)),
  );
  expect(noted.status).toBe(200);
  const { plan } = editedPlan.parse(await noted.json());
  expect(plan.days[1]).toMatchObject({ notes: "By the bridge", to: created.days[1]?.to, isWayKnown: true });

  const options = await browser.send("PATCH", `/api/plans/${plan.uuid}`, { input: { ideal: 5 } }, ifMatch(plan));
  expect(options.status).toBe(200);
  const replanned = shownPlan.parse(await options.json());
  expect(replanned.days.find(({ to }) => to === created.days[1]?.to)?.notes).toBe("By the bridge");

  const other = await newPlan(browser, { route: "camino-frances", from: "leon", ideal: 6 });
  expect(other.days.map(({ to }) => to)).not.toContain(created.days[1]?.to);
  const refused = await put(other, days);
  expect((await problemOf(refused)).errors).toHaveProperty("days");
});
