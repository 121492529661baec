import { expect, it } from "vitest";
import { goodPassword, signedInBrowser } from "#tests/support/program/api-browser.ts";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const application = testApplication(await testDatabase({ seeded: true }));
const body = { name: "Too fast", input: { route: "camino-ingles", measure: "km", days: 1 } };

it("error messages use the person's units on pages, and kilometres in the API", async () => {
  const member = await signedInBrowser(application);
  const said = async (headers = {}) => (await problemOf(await member.send("POST", "/api/plans", body, headers))).detail;
  expect(await said()).toMatch(/at most 32 km/);
  expect((await member.send("PATCH", "/api/user", { units: "imperial" })).status).toBe(200);
  expect(await said()).toMatch(/at most 19\.9 mi/);
  const { email } = member.person;
  const made = await member.send("POST", "/api/tokens", { email, password: goodPassword, deviceName: "a program" });
  const { token } = (await made.json()) as { token: string };
  expect(await said({ Authorization: `Bearer ${token}` })).toMatch(/at most 32 km/);
});
