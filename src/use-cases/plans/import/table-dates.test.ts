import { expect, it } from "vitest";
import { datesIn } from "./table-dates.ts";

it.each([
  ["ISO", ["2027-05-10", "2027-05-11T08:00:00Z", "2027/5/12"], ["2027-05-10", "2027-05-11", "2027-05-12"]],
  ["European", ["10/05/2027", "11.5.2027", "Mié. 12-05-2027"], ["2027-05-10", "2027-05-11", "2027-05-12"]],
  ["American", ["05/12/2027", "05/13/2027"], ["2027-05-12", "2027-05-13"]],
  ["American by how close they lie", ["05/09/2027", "05/10/2027"], ["2027-05-09", "2027-05-10"]],
  ["other", ["soon", "31/02/2027", "", "1/1/9999"], [null, null, null, null]],
])("reads %s dates", (_, cells, dates) => {
  expect(datesIn(cells)).toEqual(dates);
});
