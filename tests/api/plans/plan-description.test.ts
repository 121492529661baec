import { expect, it } from "vitest";
import { describingFacts, type EditorFacts } from "#contract/plans/plan-editor.ts";
import { editedPlan, shownPlan } from "#contract/plans/shown-plan.ts";
import { storedPlanOf } from "#contract/plans/stored-content.ts";
import { describePlan } from "#domain/plans/describe-plan.ts";
import { surveyPlan } from "#domain/plans/editing/survey-plan.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editPlan, ifMatch, inglesOptions } from "#tests/support/samples/plans.ts";
import { planInWords } from "#use-cases/plans/present-plan.ts";
import { showEditor } from "#use-cases/plans/read/show-plan.ts";
import { planOn } from "#web/features/plans/days/editor/planning.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

async function houseIn(town: string): Promise<string> {
  const { rows } = await database.pool.query(
    "SELECT a.uuid FROM accommodation a JOIN town t ON t.uuid = a.town_uuid WHERE t.slug = $1 AND a.published ORDER BY a.slug LIMIT 1",
    [town],
  );
  return String(rows[0].uuid);
}

const throughJson = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

it("is equal on the server and in a browser with the plan and its graphs", async () => {
  const browser = await signedInBrowser(application);
  const { send } = browser;
  const routes = await (await send("GET", "/api/routes")).json();
  const next = routes.data.find(({ start }: { start: { slug: string } }) => start.slug === "santiago-de-compostela");
  const input = { name: "On to the sea", input: inglesOptions, nextLegs: [{ route: next.slug }] };
  const made = shownPlan.parse(await (await send("POST", "/api/plans", input)).json());
  const path = `/api/plans/${made.uuid}`;
  const booked = {
    house: await houseIn(made.days[1]?.to ?? ""),
    houseState: "booked",
    bookingReference: "A 7",
    priceCents: 1_450,
    notes: "Ring the bell",
    carry: "Water",
  };
  const answer = await send("PATCH", `${path}/days/2`, booked, ifMatch(made));
  const plan = editedPlan.parse(await answer.json()).plan;
  const to = plan.days[1]?.alternatives?.[0]?.to;
  await editPlan(browser, plan, { kind: "set-end", day: 2, to });
  const shown = shownPlan.parse(await (await send("GET", path)).json());
  expect(shown.leftBehind).toHaveLength(1);

  const shared = await send("POST", `${path}/share`, { notes: true, prices: true, carry: true });
  const { token } = await shared.json();
  const facts: EditorFacts = throughJson((await showEditor(application.context, made.uuid, token)).facts);
  const graphs = await Promise.all(
    [shown.input, ...shown.nextLegs].map(
      async ({ route }) => (await (await send("GET", `/api/routes/${route}/graph`)).json()) as RouteGraph,
    ),
  );
  const content = storedPlanOf(shown);
  const description = describePlan(
    content,
    await surveyPlan(content, graphs, planOn(graphs)),
    describingFacts(facts, graphs),
  );
  expect(throughJson(planInWords({ ...shown, ...description }, "en"))).toEqual(shown);
});
