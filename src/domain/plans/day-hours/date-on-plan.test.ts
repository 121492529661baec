import { expect, it } from "vitest";
import { dateOnPlan } from "./date-on-plan.ts";

const newYork = "America/New_York";
const days = (...zones: (string | undefined)[]) =>
  zones.map((timeZone, index) => ({ date: `2027-05-1${index}`, timeZone }));
const on = (plan: Parameters<typeof dateOnPlan>[0], at: string) => dateOnPlan(plan, Date.parse(at));

it.each([
  ["2027-05-10T21:59:00Z", "2027-05-10"],
  ["2027-05-10T22:01:00Z", "2027-05-11"],
  ["2027-05-09T21:59:00Z", "2027-05-09"],
  ["2027-05-14T12:00:00Z", "2027-05-14"],
])("without a time zone the date is that of Spain: at %s", (at, date) => {
  expect(on(days(undefined, undefined), at)).toBe(date);
});

it.each([
  ["2027-05-10T03:59:00Z", "2027-05-09"],
  ["2027-05-10T04:01:00Z", "2027-05-10"],
  ["2027-05-11T03:59:00Z", "2027-05-10"],
  ["2027-05-11T04:01:00Z", "2027-05-11"],
  ["2027-05-13T03:59:00Z", "2027-05-12"],
])("a plan in America changes its day at midnight there: at %s", (at, date) => {
  expect(on(days(newYork, newYork, newYork), at)).toBe(date);
});

it.each([
  // Portugal is an hour behind: the first night is in Spain, the second in Portugal.
  ["2027-05-10T21:59:00Z", "2027-05-10"],
  ["2027-05-10T22:01:00Z", "2027-05-11"],
  ["2027-05-11T22:30:00Z", "2027-05-11"],
  ["2027-05-11T23:01:00Z", "2027-05-12"],
])("a day ends at midnight where its night is: at %s", (at, date) => {
  expect(on(days(undefined, "Europe/Lisbon", "Europe/Lisbon"), at)).toBe(date);
});

it("without dates the date is that of its end", () => {
  expect(on([{ timeZone: newYork }], "2027-05-11T03:00:00Z")).toBe("2027-05-10");
  expect(on([], "2027-05-10T22:30:00Z")).toBe("2027-05-11");
});
