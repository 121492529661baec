import { expect, it } from "vitest";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { Member } from "#use-cases/actor.ts";
import { readOptions } from "./keep-options.server.ts";

const { context } = testApplication(await testDatabase({ seeded: true }));
const actor = { kind: "user", locale: "es", pace: null } as Member;
const keep = (query: string) => readOptions({ ...context, actor }, query);

it("keeps a plan with the end that the planner chooses for its days", async () => {
  const expected = { input: { from: "sarria", startDate: "2027-05-10", days: 5 } };
  for (const dates of ["days=5&startDate=2027-05-10", "startDate=2027-05-10&arrival=2027-05-14"]) {
    expect(await keep(`?route=camino-frances&from=*&${dates}`)).toMatchObject(expected);
  }
});

it("leads to the planner where an end hangs on days that nobody has said", async () => {
  const query = "?route=camino-frances&from=*&arrival=2027-05-14";
  const answer: unknown = await keep(query).catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get("Location")).toBe(`/es/planner${query}`);
});
