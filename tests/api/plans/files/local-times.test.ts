import ICAL from "ical.js";
import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { addressPerRequest, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database, { clientAddress: addressPerRequest() });

it.each([
  ["Türkiye", "2027-05-10T04:30:00.000Z"],
  ["Poland", "2027-05-10T05:30:00.000Z"],
  ["Reino Unido", "2027-05-10T06:30:00.000Z"],
])("the times in files are those of the clocks of %s", async (country, leaves) => {
  await database.pool.query("UPDATE town SET country = $1", [country]);
  application.context.content.contentChanged();
  const browser = await signedInBrowser(application);
  const { uuid } = await newPlan(browser);
  const file = await (await browser.send("GET", `/api/plans/${uuid}.ics?times=true`)).text();
  const [day] = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
  expect(day!.startDate.toJSDate().toISOString()).toBe(leaves);
});
