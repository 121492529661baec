import { expect, test } from "vitest";
import { wakingRequest } from "./waking-request.ts";

const site = "https://vieira.example";
const now = new Date("2027-05-10T09:30:45.678Z");
const asked = (path: string, init?: RequestInit) => {
  const { page, digest } = wakingRequest(new Request(site + path, init), now);
  return [page.url.slice(site.length), digest];
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

test.each([
  ["of an ordinary request", "/today", "2027-05-10T09:30:00.000Z"],
  ["of a page of an hour ago", `/today?_waking=a.${minutes("2027-05-10T08:31:00Z")}`, "2027-05-10T08:31:00.000Z"],
  ["of a page of last week", `/today?_waking=a.${minutes("2027-05-03T08:31:00Z")}`, "2027-05-10T09:30:00.000Z"],
  ["of the future", "/today?_waking=a.zzzzzzzz", "2027-05-10T09:30:00.000Z"],
])("the time %s is a whole minute of the last day", (_, path, shown) => {
  const { page, shownMs } = wakingRequest(new Request(site + path), now);
  expect(new URL(page.url).search).toBe("");
  expect(new Date(shownMs).toISOString()).toBe(shown);
});

function minutes(moment: string): string {
  return (Date.parse(moment) / 60_000).toString(36);
}
