import { expect, it } from "vitest";
import { dayOfPlan, daysUntil, plansOnDate } from "./running-plan.ts";

const plans = [
  { name: "May", startDate: "2027-05-10", days: 6 },
  { name: "longer", startDate: "2027-05-01", days: 30 },
  { name: "June", startDate: "2027-06-20", days: 3 },
  { name: "undated", startDate: null, days: 5 },
];
const on = (date: string) => {
  const { running, next } = plansOnDate(plans, () => date);
  return [running?.name ?? null, next?.name ?? null];
};

it("finds the running plan that started last, and the next one to start", () => {
  expect(on("2027-05-12")).toEqual(["May", "June"]);
  expect(on("2027-05-16")).toEqual(["longer", "June"]);
  expect(on("2027-04-30")).toEqual([null, "longer"]);
  expect(on("2027-06-22")).toEqual(["June", null]);
  expect(on("2027-06-23")).toEqual([null, null]);
});

it("finds other running plans, the one that ended last, and those without dates", () => {
  const namesOn = (date: string) => {
    const { besides, over, undated } = plansOnDate(plans, () => date);
    return [besides.map(({ name }) => name), over?.name ?? null, undated?.name ?? null];
  };
  expect(namesOn("2027-05-12")).toEqual([["longer"], null, "undated"]);
  expect(namesOn("2027-05-16")).toEqual([[], "May", "undated"]);
  expect(namesOn("2027-06-01")).toEqual([[], "longer", "undated"]);
  expect(namesOn("2027-06-23")).toEqual([[], "June", "undated"]);
});

it("counts days from the first to the last", () => {
  const may = { startDate: "2027-05-10", days: 6 };
  expect(["2027-05-09", "2027-05-10", "2027-05-15", "2027-05-16"].map((date) => dayOfPlan(may, date))).toEqual([
    null,
    1,
    6,
    null,
  ]);
  expect(daysUntil("2027-05-10", "2027-05-07")).toBe(3);
});
