import { expect, it } from "vitest";

import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";

import { redirectToLanguage } from "./language-redirect.ts";

const { context } = testApplication(await testDatabase());
const ask = (path: string, headers = {}) =>
  redirectToLanguage(context, new Request(`http://localhost${path}`, { headers }));

it.each([
  ["/es/plans", "/plans"],
  ["/es/plans/x/days/3?share=a%20b", "/plans/x/days/3?share=a%20b"],
  ["/en/administration/towns", "/administration/towns"],
  ["/en", "/"],
  ["/en//elsewhere.example", "/elsewhere.example"],
  ["/en/\\elsewhere.example", "/elsewhere.example"],
])("redirects %s to %s", async (path, target) => {
  const answer = await ask(path);
  expect([answer?.status, answer?.headers.get("Location")]).toEqual([307, target]);
});

it.each(["/es", "/es/plans/start", "/es/camino-frances", "/plans", "/fr/plans"])(
  "passes %s on to the pages",
  async (path) => {
    expect(await ask(path)).toBeNull();
  },
);

it("keeps a visitor's choice, except on cross-site navigation and prefetch", async () => {
  const cookieOf = async (headers?: object) => (await ask("/es/plans/x", headers))?.headers.get("Set-Cookie") ?? null;
  expect(await cookieOf()).toMatch(/^vieira-language=es; Path=\/; HttpOnly; SameSite=Lax/);
  expect(await cookieOf({ "Sec-Fetch-Site": "cross-site" })).toBeNull();
  expect(await cookieOf({ "Sec-Purpose": "prefetch" })).toBeNull();
});
