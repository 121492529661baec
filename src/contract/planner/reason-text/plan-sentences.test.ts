import { describe, expect, it } from "vitest";
import type { Reason, Refusal } from "#domain/stage-planner/plan.ts";
import { plannerText as en } from "./en.ts";
import { plannerText as es } from "./es.ts";
import { reasonSentence } from "./reason-sentence.ts";

const nameOf = (slug: string): string => (slug === "leon" ? "León" : slug);
const days: Refusal = {
  field: "days",
  code: "days",
  facts: { days: 12, possible: 24, bound: "fewest", max: 9.5, measure: "hours" },
};

describe("sentences about plans", () => {
  it.each<[Reason, string, string]>([
    [
      { code: "last_beds_before", town: "leon", km: 17.04 },
      "last beds before the 17 km to León",
      "últimas camas antes de los 17 km hasta León",
    ],
    [{ code: "services", food: true, houses: 6 }, "food and 6 houses", "comida y 6 alojamientos"],
    [{ code: "services", food: false, houses: 1 }, "1 house", "1 alojamiento"],
    [{ code: "rest_due", walkingDays: 1 }, "a rest after 1 walking day", "descanso tras 1 día de camino"],
  ])("put %j into words", (reason, english, spanish) => {
    expect(reasonSentence(en, reason, nameOf)).toBe(english);
    expect(reasonSentence(es, reason, nameOf)).toBe(spanish);
  });

  it("say which number of days is possible", () => {
    expect(en.refusal(days, nameOf)).toBe("12 days is not possible; 24 is the fewest with days of at most 9.5 h.");
    expect(es.refusal(days, nameOf)).toContain("9,5 h");
  });

  it("say where beds are missing", () => {
    const refusal: Refusal = {
      field: "lodging",
      code: "lodging",
      facts: { after: "leon", km: 41, max: 32, measure: "km" },
    };
    expect(en.refusal(refusal, nameOf)).toBe("No bed is known for 41 km after León: plan with lodging ignored.");
  });

  it("never show a code they do not know", () => {
    const unheardOf: Refusal = { field: "max", code: "unheard_of", facts: {} };
    expect(en.refusal(unheardOf, nameOf)).toBe(en.refused());
  });
});
