import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

/** Public pages that accept forms. */
const pages = [
  "/login",
  "/es/login",
  "/register",
  "/forgotten-password",
  "/reset-password/x",
  "/confirm-email/x",
  "/plans/start",
  "/favourite-towns",
  "/confirm/x",
  "/correct/x",
];

const urlencoded = "application/x-www-form-urlencoded";

/** Headers of a browser that submits a form without JavaScript. */
const headers = { "Sec-Fetch-Site": "same-origin" };

async function statusOf(
  request: APIRequestContext,
  path: string,
  mediaType: string | null,
  data: string,
  method = "POST",
): Promise<number> {
  const answer = await request.fetch(path, {
    method,
    headers: { ...headers, ...(mediaType !== null && { "Content-Type": mediaType }) },
    ...(data !== "" && { data }),
    maxRedirects: 0,
  });
  return answer.status();
}

test("invalid and oversized forms are answered with what is wrong", async ({ request }) => {
  for (const path of pages) {
    expect(await statusOf(request, path, null, ""), path).toBe(415);
    expect(await statusOf(request, path, "application/json", "{}"), path).toBe(415);
    expect(await statusOf(request, path, "text/plain", "x"), path).toBe(415);
    expect(await statusOf(request, path, "multipart/form-data; boundary=b", "--b\r\nContent-"), path).toBe(400);
    expect(await statusOf(request, path, urlencoded, "a&".repeat(500_000)), path).toBe(413);
    expect(await statusOf(request, path, urlencoded, "a&".repeat(1_000)), path).toBe(413);
    expect(await statusOf(request, path, urlencoded, "name=%00"), path).toBe(422);
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      expect(await statusOf(request, path, urlencoded, "a=1", method), `${method} ${path}`).toBe(405);
    }
  }
});

test("never redirects to an address that is too long for a header", async ({ request }) => {
  const form = {
    form: "start",
    ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`from${n}`, "é".repeat(400)])),
  };
  const answers = [
    await request.post("/plans/start", { headers, form: { ...form, from: "é".repeat(3_000) }, maxRedirects: 0 }),
    await request.get(`/me?a=${"%25".repeat(3_000)}`, { maxRedirects: 0 }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([413, 413]);
});

test("a page shows validation errors in its own words", async ({ request }) => {
  const answer = await request.post("/es/login", {
    headers: { ...headers, "Content-Type": urlencoded },
    data: "a&".repeat(500_000),
  });
  expect(answer.status()).toBe(413);
  const html = await answer.text();
  expect(html).toContain("Demasiado grande");
  // The response does not echo the input.
  expect(html.length).toBeLessThan(100_000);
});

test("a form sent after the session has ended redirects to sign-in, and from there back", async ({ request }) => {
  const answer = await request.post("/plans/start", {
    headers,
    form: { form: "start", route: "camino-ingles", ideal: "5" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  const { pathname, searchParams } = new URL(answer.headers()["location"] ?? "", "http://localhost");
  expect(pathname).toBe("/login");
  expect(searchParams.get("redirect")).toBe("/plans/keep?route=camino-ingles&ideal=5");
});

test("addresses with names of prototypes, or with NUL characters, are answered with a page", async ({ request }) => {
  for (const path of [
    "/start-places?route=%00",
    "/plans/start?route=%00",
    "/town?service=__proto__",
    "/es/town?service=constructor",
    "/accommodation?type=__proto__",
    "/accommodation?amenity=__proto__",
    "/accommodation?amenity=toString&__proto__=x",
    "/accommodation?constructor=x&openOn=2027-99-99",
  ]) {
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
});
