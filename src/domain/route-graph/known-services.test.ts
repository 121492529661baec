import { expect, it } from "vitest";
import { knownServices } from "./known-services.ts";

const house = (amenities: readonly string[], status: "open" | "closed" = "open") => ({ status, amenities });

it("counts a house that serves meals as a restaurant where no service is known", () => {
  expect(knownServices([], [house(["wifi"]), house(["dinner"])])).toEqual(["restaurant"]);
  expect(knownServices([], [house(["half_board"])])).toEqual(["restaurant"]);
  expect(knownServices([], [house(["breakfast"]), house(["dinner"], "closed")])).toEqual([]);
});

it("leaves services that are known as they are", () => {
  expect(knownServices(["bus"], [house(["restaurant"])])).toEqual(["bus"]);
});
