import { describe, expect, it } from "vitest";
import { furtherWalks } from "#contract/planner/further-walks.ts";
import { plan } from "#contract/plans/plan.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const database = await testDatabase({ seeded: true });
const { post } = testApplication(database);

const walksOf = async (body: object) => {
  const answer: unknown = await (await post("/api/planner/further", body)).json();
  return furtherWalks.parse(answer).walks;
};
const planOf = async (body: object) => plan.parse(await (await post("/api/planner", body)).json());

describe("extensions of a plan", () => {
  it("lead from Santiago to Finisterre and Muxía, separately and in both orders", async () => {
    const options = { route: "camino-ingles", ideal: 6, max: 9 };
    const walks = await walksOf({ ...options, startDate: "2027-05-10" });
    const onward = walks.filter(({ kind }) => kind === "onward");
    expect(
      onward.map(({ legs }) =>
        legs.map(({ mustStopNames, toName }) => [...mustStopNames, toName].join(" – ")).join(" – "),
      ),
    ).toEqual(
      expect.arrayContaining(["Fisterra", "Muxía", "Fisterra – Muxía", "Muxía – Fisterra", "Faro de Fisterra"]),
    );
    expect(onward).toHaveLength(5);
    for (const { legs, totals, at, change } of onward) {
      expect([at, change]).toEqual(["santiago-de-compostela", null]);
      // Equal to each leg planned separately, from the day after the plan.
      const plans = await Promise.all(
        legs.map(({ route, from, to, mustStop }) => planOf({ ...options, route, from, to, mustStop: [...mustStop] })),
      );
      expect(totals.days).toBe(plans.reduce((sum, each) => sum + each.totals.days, 0));
      expect(totals.km).toBeCloseTo(
        plans.reduce((sum, each) => sum + each.totals.km, 0),
        6,
      );
    }
  });

  it("lead along the next route where a route ends on it", async () => {
    const [onward] = await walksOf({ route: "camino-aragones" });
    expect(onward).toMatchObject({
      kind: "onward",
      legs: [{ route: "camino-frances", from: "puente-la-reina", to: "santiago-de-compostela" }],
    });
  });

  it("include other routes to the same destination, with what they change", async () => {
    const options = { route: "camino-del-norte", from: "santander" };
    const whole = await planOf(options);
    const walks = await walksOf(options);
    const primitivo = walks.find(({ legs }) => legs.at(-1)?.route === "camino-primitivo");
    expect(primitivo).toMatchObject({
      kind: "instead",
      legs: [{ route: "camino-del-norte" }, { to: "santiago-de-compostela" }],
    });
    const plans = await Promise.all(primitivo!.legs.map(({ route, from, to }) => planOf({ route, from, to })));
    const days = plans.reduce((sum, each) => sum + each.totals.days, 0);
    expect(primitivo?.change?.days).toBe(days - whole.totals.days);
    expect(primitivo?.change?.km).toBeCloseTo(
      plans.reduce((sum, each) => sum + each.totals.km, 0) - whole.totals.km,
      6,
    );
    // A route that shares only the last days is no alternative.
    expect(walks.every(({ kind, legs }) => kind !== "instead" || legs.at(-1)?.route !== "camino-frances")).toBe(true);
  });

  it("keep the required stops, or are not offered", async () => {
    const before = await walksOf({ route: "camino-frances", from: "leon", mustStop: ["astorga"] });
    const invierno = before.find(({ legs }) => legs.at(-1)?.route === "camino-de-invierno");
    expect(invierno).toMatchObject({
      at: "ponferrada",
      legs: [{ mustStop: ["astorga"], to: "ponferrada" }, { mustStop: [] }],
    });
    const after = await walksOf({ route: "camino-frances", from: "leon", mustStop: ["o-cebreiro"] });
    expect(after.some(({ legs }) => legs.at(-1)?.route === "camino-de-invierno")).toBe(false);
  });

  it("are empty without a plan, and 404 for an unknown route", async () => {
    expect(await walksOf({ route: "camino-ingles", days: 1 })).toEqual([]);
    expect((await post("/api/planner/further", { route: "camino-nowhere" })).status).toBe(422);
  });
});
