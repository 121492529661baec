import fc from "fast-check";
import { expect, it } from "vitest";
import { problemOf, testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { runCount } from "#tests/support/thoroughness.ts";

const database = await testDatabase({ seeded: true });
const { post } = testApplication(database, { clientAddress: (request) => request.headers.get("X-Test-Client") ?? "" });

const town = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      "pamplona",
      "burgos",
      "leon",
      "sarria",
      "saint-jean-pied-de-port",
      "valcarlos",
      "santiago-de-compostela",
    ),
  },
  { weight: 1, arbitrary: fc.string() },
);
const amount = fc.oneof(
  { weight: 12, arbitrary: fc.double({ min: 0.1, max: 40, noNaN: true }) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 200 }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer()) },
);
const hoursOrKm = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 5, max: 40 }) }, { weight: 1, arbitrary: amount });
const anything = fc.jsonValue({ maxDepth: 3 });

function field(sensible: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: sensible }, { weight: 1, arbitrary: anything });
}

const fields = {
  from: field(fc.option(town, { freq: 8 })),
  to: field(fc.option(town, { freq: 8 })),
  startDate: field(fc.constantFrom("2027-05-10", "2027-12-31", "0001-01-01", "9999-12-31", "2028-02-29", "2027-02-29")),
  measure: field(fc.constantFrom("hours", "km")),
  ideal: field(hoursOrKm),
  max: field(hoursOrKm),
  pace: field(fc.record({ flatKmh: amount, ascentMPerH: amount, descentMPerH: amount }, { requiredKeys: [] })),
  walkers: field(
    fc.array(fc.record({ ideal: hoursOrKm, max: hoursOrKm, pace: fc.constant({}) }, { requiredKeys: [] }), {
      maxLength: 3,
    }),
  ),
  easeInDays: field(fc.integer({ min: 0, max: 14 })),
  mustStop: field(fc.array(town, { maxLength: 4 })),
  favourites: field(fc.array(town, { maxLength: 4 })),
  avoid: field(fc.array(town, { maxLength: 4 })),
  lodging: field(fc.constantFrom("required", "ignore")),
  lodgingTypes: field(fc.array(fc.constantFrom("hotel", "albergue_municipal", "__proto__"), { maxLength: 3 })),
  places: field(fc.double({ min: 0, max: 2, noNaN: true })),
  variants: field(fc.constantFrom("main", "free")),
  branches: field(
    fc.dictionary(fc.constantFrom("valcarlos", "samos", "__proto__", "toString"), fc.constantFrom("take", "avoid")),
  ),
  restEvery: field(
    fc.record({ after: amount, min: fc.integer({ min: 1, max: 9 }), max: fc.integer({ min: 1, max: 30 }) }),
  ),
  days: field(fc.integer({ min: 1, max: 60 })),
  pins: field(
    fc.array(fc.record({ day: fc.integer({ min: 1, max: 40 }), kind: fc.constantFrom("walk", "rest"), to: town }), {
      maxLength: 3,
    }),
  ),
};

/** Only a few options at a time, because all together hardly ever have a plan. */
const requests = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constant("camino-frances") },
      { weight: 1, arbitrary: fc.constantFrom("camino-ingles", "camino-primitivo", "__proto__", "constructor") },
    ),
    fc.record(fields),
    fc.subarray(Object.keys(fields), { maxLength: 5 }),
  )
  .map(([route, all, chosen]) => {
    const given = Object.entries(all).filter(([name]) => chosen.includes(name));
    return Object.fromEntries([["route", route], ...given]);
  });

/** A different client for each request, so that no rate limit applies. */
let client = 0;

async function expectSane(body: string): Promise<number> {
  const response = await post("/api/planner", body, { "X-Test-Client": String((client += 1)) });
  expect([200, 400, 422]).toContain(response.status);
  if (response.status === 200) {
    expect(await response.text()).not.toMatch(/\b(?:NaN|Infinity)\b|"cost":null/);
    return 200;
  }
  const text = await response.clone().text();
  const { status } = await problemOf(response);
  if (status === 422) expect(text).toMatch(/"errors":\{"(?:[^"\\]|\\.)+":\["/);
  return status;
}

it("answers any options with a plan or a reason", { timeout: 120_000 }, async () => {
  let plans = 0;
  const property = fc.asyncProperty(requests, async (options) => {
    if ((await expectSane(JSON.stringify(options))) === 200) plans += 1;
  });
  await fc.assert(property, { numRuns: runCount(400) });
  // If nearly all were refused, the planner itself would hardly be tested.
  expect(plans).toBeGreaterThan(40);
});

it("answers any body with a plan or an error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: "binary" })), async (body) => void (await expectSane(body))),
    { numRuns: runCount(300) },
  );
});

it.each([
  ["deep nesting", "[".repeat(100_000)],
  ["deep objects", '{"route":'.repeat(20_000)],
  ["a prototype", '{"route":"camino-frances","__proto__":{"from":"x"}}'],
  ["a number beyond all others", '{"route":"camino-frances","ideal":1e999}'],
  ["a lone surrogate", '{"route":"\\ud800"}'],
  ["a null character", '{"route":"camino-frances","from":"\\u0000"}'],
])("handles %s", async (_name, body) => {
  await expectSane(body);
});
