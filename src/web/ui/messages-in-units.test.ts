import compile from "icu-minify/compile";
import { expect, it } from "vitest";

import { messagesInUnits } from "./messages-in-units.tsx";

it("replaces kilometres and metres by miles and feet, and keeps arguments and other words", () => {
  const said: [metric: string, imperial: string][] = [
    ["km {km}, {rest} km to {end}", "mi {km}, {rest} mi to {end}"],
    ["<n>{km}</n> km", "<n>{km}</n> mi"],
    ["<n>{metres}</n> m up", "<n>{metres}</n> ft up"],
    ["m up", "ft up"],
    ["km", "mi"],
    [
      "{count, plural, one {un día} other {# días}} más tarde",
      "{count, plural, one {un día} other {# días}} más tarde",
    ],
    ["the last 100 km", "the last 100 km"],
    ["Level, km/h", "Level, km/h"],
    ["I am {name}, m. Smith", "I am {name}, m. Smith"],
    ["{km, plural, one {# km} other {# km}}", "{km, plural, one {# mi} other {# mi}}"],
    ["<km>{count} houses</km>", "<km>{count} houses</km>"],
  ];
  for (const [metric, imperial] of said) {
    expect(messagesInUnits({ area: { message: compile(metric) } }, "imperial")).toEqual({
      area: { message: compile(imperial) },
    });
  }
  const bar = { scale: { kilometres: compile("{length} km") } };
  expect(messagesInUnits(bar, "imperial")).toEqual(bar);
  const messages = { a: "km" };
  expect(messagesInUnits(messages, "metric")).toBe(messages);
});
