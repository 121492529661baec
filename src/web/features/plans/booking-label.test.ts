import { expect, test } from "vitest";

import { bookingLabel } from "./booking-label.ts";

test("a chosen place to stay is never called nothing", () => {
  expect(bookingLabel({ house: null, houseState: "none" })).toBe("none");
  expect(bookingLabel({ house: "a", houseState: "none" })).toBe("chosen");
  expect(bookingLabel({ house: "a", houseState: "booked" })).toBe("booked");
  expect(bookingLabel({ house: "a", houseState: "booked" }, "none")).toBe("chosen");
});
