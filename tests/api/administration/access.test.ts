import { beforeAll, describe, expect, it } from "vitest";
import { type ApiBrowser, apiBrowser, signedInBrowser } from "#tests/support/api-browser.ts";
import { testApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffBrowser } from "#tests/support/staff.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly isForAdministrators: boolean;
  /** Reads something that is always there. */
  readonly isPlainList: boolean;
}

/** The parts of administration that editors find nothing at. */
const forAdministrators = /^\/administration\/(?:users|plans|oauth2)(?:\/|$)/;
/** Answered alike whether there was anything to do or not. */
const disconnecting = "DELETE /api/administration/oauth2/google: 204";
const unknown = "0192a0aa-0000-7000-8000-000000000000";
let operations: readonly Operation[];

beforeAll(async () => {
  const { paths } = (await (await application.get("/api/openapi.json")).json()) as { paths: Record<string, object> };
  operations = Object.entries(paths)
    .filter(([path]) => path.startsWith("/administration/"))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{\w+\}/g, unknown)}`,
        isForAdministrators: forAdministrators.test(path),
        isPlainList: method === "get" && !/\{|\.csv$|\/graph$/.test(path),
      })),
    );
});

/** The operations that answer otherwise than expected. */
async function surprises(
  browser: ApiBrowser,
  asked: readonly Operation[],
  isExpected: (status: number) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of asked) {
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const { status } = await browser.send(method, path, body);
    if (!isExpected(status)) found.push(`${method} ${path}: ${status}`);
  }
  return found;
}

describe("every operation of administration", () => {
  it("asks visitors to sign in", async () => {
    expect(operations.length).toBeGreaterThan(120);
    expect(await surprises(apiBrowser(application), operations, (status) => status === 401)).toEqual([]);
  });

  it("is not there for members without a role", async () => {
    const member = await signedInBrowser(application);
    expect(await surprises(member, operations, (status) => status === 404)).toEqual([]);
  });

  it("is not there for editors where it is about people", async () => {
    const editor = await staffBrowser(application, database, "editor");
    const people = operations.filter(({ isForAdministrators }) => isForAdministrators);
    expect(people.length).toBeGreaterThan(8);
    expect(await surprises(editor, people, (status) => status === 404)).toEqual([]);
  });

  it.each(["editor", "administrator"] as const)(
    "answers the %s with lists, and with the reason for what is wrong",
    async (role) => {
      const browser = await staffBrowser(application, database, role);
      const open = operations.filter(({ isForAdministrators }) => role === "administrator" || !isForAdministrators);
      const lists = open.filter(({ isPlainList }) => isPlainList);
      expect(await surprises(browser, lists, (status) => status === 200)).toEqual([]);
      const others = open.filter(({ isPlainList, path }) => !isPlainList && !path.endsWith(".csv"));
      const reasons = new Set([400, 404, 415, 422, 428]);
      const odd = await surprises(browser, others, (status) => reasons.has(status));
      expect(odd.filter((one) => one !== disconnecting)).toEqual([]);
    },
  );

  it("takes nothing of those who may, without the token against forgery", async () => {
    const editor = await staffBrowser(application, database, "editor");
    const changing = operations.filter(({ method, isForAdministrators }) => method !== "GET" && !isForAdministrators);
    const forged = (path: string, method: string) =>
      application.app.request(path, {
        method,
        headers: { Cookie: editor.jar.header },
        body: method === "DELETE" ? null : "{}",
      });
    for (const { path, method } of changing) {
      expect((await forged(path, method)).status, `${method} ${path}`).toBe(419);
    }
  });
});
