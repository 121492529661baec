import { expect, test } from "vitest";
import { wakingRequest } from "./waking-request.ts";

const site = "https://vieira.example";
const asked = (path: string, init?: RequestInit) => {
  const { page, waking } = wakingRequest(new Request(site + path, init));
  return [page.url.slice(site.length), waking];
};

test("removes the digest from the address of a hydration request", () => {
  expect(asked("/camino-frances?_waking=a_-9")).toEqual(["/camino-frances", "a_-9"]);
  expect(asked("/camino-frances?branch=x+y%20z&_waking=a")).toEqual(["/camino-frances?branch=x+y%20z", "a"]);
});

test.each([
  "/camino-frances?_waking=",
  "/camino-frances?_waking=a&b=1",
  "/camino-frances?_waking=%00",
  "/camino-frances?_waking[__proto__]=a",
  "/camino-frances?x_waking=a",
])("%s is an ordinary page request", (path) => {
  expect(asked(path)).toEqual([path, null]);
});

test("a POST is never a hydration request", () => {
  expect(asked("/login?_waking=a", { method: "POST", body: "x" })).toEqual(["/login?_waking=a", null]);
});

test("of several digests the last one counts, and the others stay in the address", () => {
  expect(asked("/?_waking=a&_waking=b")).toEqual(["/?_waking=a", "b"]);
});
