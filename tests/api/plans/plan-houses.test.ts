import { describe, expect, it } from "vitest";
import { planHouses } from "#contract/plans/plan-houses.ts";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

describe("places to stay of a plan", () => {
  it("are those of every overnight town, each town once, with contacts", async () => {
    const browser = await signedInBrowser(application);
    const plan = await newPlan(browser);
    await database.pool.query(
      "UPDATE accommodation a SET phone = '+34 600 000 000' FROM town t WHERE t.uuid = a.town_uuid AND t.slug = $1",
      [plan.days[0]?.to],
    );
    const answer = await browser.send("GET", `/api/plans/${plan.uuid}/houses`);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { version, towns } = planHouses.parse(await answer.json());
    expect(version).toBe(plan.version);
    expect(towns.map(({ slug }) => slug)).toEqual([...new Set(plan.days.map(({ to }) => to))]);
    expect(towns.flatMap(({ houses }) => houses).length).toBeGreaterThan(10);
    expect(towns[0]?.houses[0]?.phone).toBe("+34 600 000 000");
  });

  it("of a possible overnight town are returned if it is named", async () => {
    const browser = await signedInBrowser(application);
    const plan = await newPlan(browser);
    const [day] = plan.days;
    const town = day?.alternatives?.find(({ houses }) => houses > 0)?.to ?? "";
    const path = `/api/plans/${plan.uuid}/houses?town=`;
    const { towns } = planHouses.parse(await (await browser.send("GET", path + town)).json());
    expect(towns).toMatchObject([{ slug: town, country: "ES" }]);
    expect(towns[0]?.houses.length).toBeGreaterThan(0);
    expect(planHouses.parse(await (await browser.send("GET", `${path}atlantis`)).json()).towns).toEqual([]);
  });

  it("are for the owner and holders of the share link only", async () => {
    const owner = await signedInBrowser(application);
    const { uuid } = await newPlan(owner);
    const path = `/api/plans/${uuid}/houses`;
    const { token } = await (await owner.send("POST", `/api/plans/${uuid}/share`)).json();
    const stranger = await signedInBrowser(application);
    expect((await stranger.send("GET", path)).status).toBe(404);
    expect((await stranger.send("GET", `${path}?share=${token}`)).status).toBe(200);
    expect((await application.get(path)).status).toBe(404);
    expect((await application.get(`${path}?share=wrong`)).status).toBe(404);
  });
});
