import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";
import type { Member } from "../../actor.ts";
import { isWalking, showToday } from "./show-today.ts";

const database = await testDatabase({ seeded: true });
// The Camino Inglés, moved to New Jersey.
await database.pool.query(`WITH moved AS (
  UPDATE waypoint SET lat = lat - 2.7, lon = lon - 66 WHERE uuid IN (
    SELECT unnest(ARRAY[arc.from_waypoint_uuid, arc.to_waypoint_uuid]) FROM arc
    JOIN segment_arc ON arc_id = arc.id JOIN branch_segment USING (segment_uuid)
    JOIN branch ON branch.uuid = branch_uuid JOIN route ON route.uuid = route_uuid WHERE route.slug = 'camino-ingles')
  RETURNING uuid)
  UPDATE town SET country = 'US' WHERE waypoint_uuid IN (SELECT uuid FROM moved)`);
const application = testApplication(database);
const browser = await signedInBrowser(application);
const plan = await newPlan(browser);
const { rows } = await database.pool.query(`SELECT uuid FROM "user"`);
const actor = { kind: "user", uuid: String(rows[0].uuid), locale: "en" } as Member;

async function at(time: string, on: string | null = null) {
  const moment = new Date(time);
  const context = { ...application.context, actor, now: () => moment };
  const { date, timeZone, running, next } = await showToday(context, on, moment.getTime());
  return { date, timeZone, day: running?.number ?? null, next: next?.startDate, isWalking: await isWalking(context) };
}

it("a plan in America begins, continues and ends at midnight there", async () => {
  const last = plan.days.length;
  const timeZone = "America/New_York";
  expect(plan.days.map((day) => day.timeZone)).toEqual(plan.days.map(() => timeZone));
  const before = { date: "2027-05-09", timeZone, day: null, next: "2027-05-10", isWalking: false };
  expect(await at("2027-05-10T03:50:00Z")).toEqual(before);
  const first = { date: "2027-05-10", day: 1, isWalking: true };
  expect(await at("2027-05-10T04:10:00Z")).toMatchObject(first);
  expect(await at("2027-05-11T03:50:00Z")).toMatchObject(first);
  expect(await at("2027-05-11T04:10:00Z")).toMatchObject({ date: "2027-05-11", day: 2 });
  const afterLast = Date.parse(`${plan.days.at(-1)?.date}T04:00:00Z`) + 86_400_000;
  expect(await at(new Date(afterLast - 600_000).toISOString())).toMatchObject({ day: last, isWalking: true });
  expect(await at(new Date(afterLast + 600_000).toISOString())).toMatchObject({ day: null, isWalking: false });
  expect(await at("2027-05-11T03:50:00Z", "2027-05-12")).toMatchObject({ date: "2027-05-12", day: 3 });
});
