import { expect, it } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { administeredPlanList } from "#contract/administration/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { apiBrowser, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { ifMatch, newPlan } from "#tests/support/samples/plans.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const administrator = await staffBrowser(application, database, "administrator");
const editor = await staffBrowser(application, database, "editor");
const walker = await signedInBrowser(application);
const plan = await newPlan(walker, undefined, "Inglés with Àlex");
const path = "/api/administration/plans";

const listed = async (query = "") =>
  administeredPlanList.parse(await (await administrator.send("GET", `${path}${query}`)).json());

it("are for administrators only", async () => {
  const visitor = apiBrowser(application);
  for (const [method, address, body] of [
    ["GET", path, undefined],
    ["POST", `${path}/${plan.uuid}/read`, { reason: "I am curious" }],
  ] as const) {
    expect((await visitor.send(method, address, body)).status).toBe(401);
    expect((await editor.send(method, address, body)).status).toBe(404);
  }
  expect((await administrator.send("GET", `/api/plans/${plan.uuid}`)).status).toBe(404);
});

it("are searched by words, person and route, but not by their notes", async () => {
  const { data, total } = await listed();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    name: "Inglés with Àlex",
    owner: { name: walker.person.name, email: walker.person.email },
    routes: ["camino-ingles"],
    startDate: "2027-05-10",
    days: plan.totals.days,
    isShared: false,
  });
  for (const query of [
    "q=ingles+alex",
    `q=${walker.person.email}`,
    `owner=${data[0]?.owner.uuid}`,
    "route=camino-ingles",
  ]) {
    expect((await listed(`?${query}`)).total, query).toBe(1);
  }
  for (const query of ["q=nobody", "route=camino-frances", `owner=${plan.uuid}`]) {
    expect((await listed(`?${query}`)).total, query).toBe(0);
  }
  expect((await administrator.send("GET", `${path}?owner=somebody`)).status).toBe(422);
});

it("are shown only for a reason, which is logged, and without booking references", async () => {
  const { version } = plan;
  const day = { bookingReference: "SECRET-1", notes: "Knees" };
  const kept = await walker.send("PATCH", `/api/plans/${plan.uuid}/days/1`, day, ifMatch({ version }));
  expect(kept.status).toBe(200);
  for (const body of [{}, { reason: "  " }, { reason: "why" }]) {
    const problem = await problemOf(await administrator.send("POST", `${path}/${plan.uuid}/read`, body));
    expect(problem.errors).toHaveProperty("reason");
  }
  const answer = await administrator.send("POST", `${path}/${plan.uuid}/read`, { reason: "Asked for help by mail" });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).not.toContain("SECRET-1");
  expect(shownPlan.parse(JSON.parse(text))).toMatchObject({ access: "shared", share: null, calendarUrl: null });
  const log = auditList.parse(
    await (await administrator.send("GET", `/api/administration/audit?resource=plan&uuid=${plan.uuid}`)).json(),
  );
  expect(log.data.filter(({ action }) => action === "read")).toMatchObject([
    { byName: administrator.person.name, after: { reason: "Asked for help by mail" } },
  ]);
  const gone = plan.uuid.replace(/^.{8}/, "00000000");
  expect((await administrator.send("POST", `${path}/${gone}/read`, { reason: "It is gone" })).status).toBe(404);
});
