import { describe, expect, it } from "vitest";
import { contentOf } from "#contract/plans/stored-content.ts";
import { editedPlan, type ShownPlan, shownPlan } from "#contract/plans/shown-plan.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { editPlan, ifMatch, newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const walker = await signedInBrowser(testApplication(database));
const { send } = walker;

const codesOf = ({ warnings }: ShownPlan) => warnings.map(({ code }) => code);
const pathOf = ({ uuid }: ShownPlan) => `/api/plans/${uuid}`;
const fresh = async (plan: ShownPlan) => shownPlan.parse(await (await send("GET", pathOf(plan))).json());

describe("the warning about a booking off the plan", () => {
  it("links to the place to stay, and disappears when the booking is removed", async () => {
    const plan = await newPlan(walker);
    const town = plan.days[1]?.to ?? "";
    const { rows } = await database.pool.query(
      "SELECT a.uuid FROM accommodation a JOIN town t ON t.uuid = a.town_uuid WHERE t.slug = $1 AND a.published LIMIT 1",
      [town],
    );
    const booking = { house: rows[0].uuid, houseState: "booked", notes: "lower bunk" };
    await send("PATCH", `${pathOf(plan)}/days/2`, booking, ifMatch(plan));
    const to = plan.days[1]?.alternatives?.[0]?.to;
    const away = await editPlan(walker, await fresh(plan), { kind: "set-end", day: 2, to });
    expect(codesOf(away)).toContain("booked_house_off_plan");
    expect(away.leftBehind).toMatchObject([{ town, houseUrl: expect.stringContaining(`/${town}/`) }]);
    const forgotten = await editPlan(walker, away, { kind: "forget-booking", town });
    expect(codesOf(forgotten)).not.toContain("booked_house_off_plan");
    expect(forgotten.leftBehind).toEqual([]);
    const undone = await send("PUT", `${pathOf(plan)}/days`, contentOf(away), ifMatch(forgotten));
    expect(editedPlan.parse(await undone.json()).plan.leftBehind).toEqual(away.leftBehind);
  });
});

describe("warnings about nights", () => {
  const warningsOf = async (startDate: string) => {
    const plan = await newPlan(walker, { route: "camino-primitivo", startDate });
    return (await fresh(plan)).warnings;
  };

  it("say in winter that no place to stay is known to be open, and nothing in summer", async () => {
    const winter = await warningsOf("2027-01-10");
    expect(winter).toContainEqual({
      code: "none_known_open",
      day: expect.any(Number),
      town: expect.any(String),
      waysOut: [{ kind: "note-bed", day: expect.any(Number) }],
    });
    expect((await warningsOf("2027-06-10")).map(({ code }) => code)).not.toContain("none_known_open");
  });
});

describe("a regional holiday", () => {
  it("is shown on the day that is walked there, in the plan and in its files", async () => {
    const plan = await newPlan(walker, { route: "camino-ingles", startDate: "2028-07-24" });
    const told = { code: "holiday", day: 2, holiday: "saint_james", country: "ES", region: "Galicia", isSure: true };
    expect((await fresh(plan)).warnings).toContainEqual({ ...told, waysOut: [{ kind: "carry-food", day: 1 }] });
    const calendar = await (await send("GET", `${pathOf(plan)}.ics?language=es`)).text();
    expect(calendar.replaceAll(/\r\n /g, "")).toContain("festivo en Galicia (Santiago Apóstol)");
  });
});

describe("the warning about a walk too short for the Compostela", () => {
  const short = () => newPlan(walker, { route: "camino-frances", from: "portomarin" });

  it("names the town of its fix, and can be dismissed for good", async () => {
    const plan = await short();
    const [way] = plan.warnings.find(({ code }) => code === "compostela")?.waysOut ?? [];
    expect(plan.townNames).toHaveProperty(String(way?.["from"]), expect.stringMatching(/^[A-Z]/));
    const waived = await editPlan(walker, plan, { kind: "waive-compostela" });
    expect(waived.waivesCompostela).toBe(true);
    expect(codesOf(waived)).not.toContain("compostela");
    const replanned = await editPlan(walker, waived, { kind: "end-earlier", day: 1 });
    expect(codesOf(replanned)).not.toContain("compostela");
    const { waivesCompostela: _, ...silent } = contentOf(plan);
    await send("PUT", `${pathOf(plan)}/days`, silent, ifMatch(replanned));
    expect((await fresh(plan)).waivesCompostela).toBe(true);
    const wanted = await editPlan(walker, await fresh(plan), { kind: "want-compostela" });
    expect(codesOf(wanted)).toContain("compostela");
  });

  it("stays dismissed in a copy and in a file", async () => {
    const waived = await editPlan(walker, await short(), { kind: "waive-compostela" });
    const copy = await send("POST", `${pathOf(waived)}/duplicate`, {});
    expect(shownPlan.parse(await copy.json()).waivesCompostela).toBe(true);
    const file = await (await send("GET", `${pathOf(waived)}.json`)).json();
    expect(file).toMatchObject({ waivesCompostela: true });
  });
});
