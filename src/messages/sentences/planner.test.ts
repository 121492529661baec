import { describe, expect, it } from "vitest";
import { type Reason, type PlanningFailure, shopServices } from "#domain/planner/stage-planner/plan.ts";
import { plannerText as english } from "#messages/en/sentences/planner.ts";
import { plannerText as spanish } from "#messages/es/sentences/planner.ts";
import { reasonSentence } from "./planner.ts";

const [en, es] = [english(), spanish()];
const nameOf = (slug: string): string => (slug === "leon" ? "León" : slug);
const days: PlanningFailure = {
  field: "days",
  code: "days",
  facts: { days: 12, possible: 24, bound: "fewest", max: 9.5, measure: "hours" },
};

describe("sentences about plans", () => {
  it.each<[Reason, string, string]>([
    [
      { code: "first_beds_after", town: "orisson", first: "leon", km: 17.54, typesChosen: false },
      "no beds known for 17.5 km after orisson: León is the first",
      "sin alojamiento conocido en los 17,5 km después de orisson: el primero está en León",
    ],
    [
      { code: "services", shops: [...shopServices], houses: 14, typesChosen: false, town: "leon", km: 9.7 },
      "every shop, 14 places to stay; the next beds are 9.7 km on, in León",
      "todos los servicios, 14 alojamientos; el siguiente alojamiento está 9,7 km más adelante, en León",
    ],
    [
      { code: "services", shops: ["groceries", "restaurant", "pharmacy"], houses: null, typesChosen: false },
      "a food shop, a bar or restaurant and a pharmacy",
      "tienda de alimentación, bar o restaurante y farmacia",
    ],
    [
      { code: "services", shops: null, houses: 1, typesChosen: false },
      "no data on shops, 1 place to stay",
      "sin datos de servicios, 1 alojamiento",
    ],
    [
      { code: "services", shops: [], houses: 0, typesChosen: true },
      "no shop, bar or restaurant known, no place to stay known of your types",
      "sin tienda, bar ni restaurante conocidos, ningún alojamiento conocido de los tipos elegidos",
    ],
    [
      { code: "services", shops: ["bank"], houses: 1, typesChosen: true },
      "a bank, 1 place to stay of your types",
      "banco, 1 alojamiento de los tipos elegidos",
    ],
    [
      { code: "services", shops: null, houses: 1, refugesOnly: true, typesChosen: false },
      "no data on shops, only a refuge",
      "sin datos de servicios, solo un refugio",
    ],
    // No known village there.
    [{ code: "rest_place", size: "other" }, "a place to rest in", "un lugar para descansar"],
    // What is unknown for all places of a route is reported for the route, not each day.
    [{ code: "services", houses: 3, typesChosen: false }, "3 places to stay", "3 alojamientos"],
    [
      { code: "services", shops: ["bank"], houses: 14, knownOpen: 0, typesChosen: false },
      "a bank, 14 places to stay (none known to be open in winter)",
      "banco, 14 alojamientos (sin datos de si alguno abre en invierno)",
    ],
    [
      { code: "services", shops: ["bank"], houses: 1, knownOpen: 1, typesChosen: false },
      "a bank, 1 place to stay (1 open in winter, as far as we know)",
      "banco, 1 alojamiento (1 abre en invierno, que sepamos)",
    ],
    [
      { code: "nearest_beyond_max", over: 0.18, measure: "hours", beds: true, typesChosen: false, avoids: false },
      "no place to stay known within your longest stage: the nearest is 10\u00a0min further",
      "ningún alojamiento conocido dentro de tu etapa máxima: el más cercano queda 10\u00a0min más lejos",
    ],
    [
      { code: "nearest_beyond_max", over: 2, measure: "km", beds: true, typesChosen: true, avoids: true },
      "no place to stay of your types within your longest stage, apart from those you avoid: the nearest is 2 km further",
      "ningún alojamiento de los tipos elegidos dentro de tu etapa máxima, salvo donde prefieres no dormir: el más cercano queda 2 km más lejos",
    ],
    [
      { code: "better_than", town: "leon", extraCost: 0.1 },
      "the next best stop is León: the whole plan is then a little harder",
      "la mejor alternativa es León: el plan en conjunto queda un poco más duro",
    ],
    [
      { code: "easing_in", ideal: 4.55, measure: "hours" },
      "a shorter stage of about 4\u00a0h\u00a035 to start gently",
      "una etapa más corta, de alrededor de 4\u00a0h\u00a035, para empezar poco a poco",
    ],
    [{ code: "rest_due", walkingDays: 1 }, "a rest day after 1 walking day", "día de descanso tras 1 día de marcha"],
  ])("describe %j", (reason, inEnglish, inSpanish) => {
    expect(reasonSentence(en, reason, nameOf)).toBe(inEnglish);
    expect(reasonSentence(es, reason, nameOf)).toBe(inSpanish);
  });

  it("say which number of days is possible", () => {
    expect(en.refusal(days, nameOf)).toBe(
      "Not possible in 12 days: the minimum is 24, with stages of at most 9\u00a0h\u00a030.",
    );
    expect(es.refusal(days, nameOf)).toContain("etapas de 9\u00a0h\u00a030 como");
  });

  it("say where beds are missing", () => {
    const refusal: PlanningFailure = {
      field: "lodging",
      code: "lodging",
      facts: { after: "leon", km: 41, max: 32, measure: "km" },
    };
    expect(en.refusal(refusal, nameOf)).toBe(
      "No place to stay is known for 41 km after León: include places without known beds.",
    );
  });

  it("use the reader's units", () => {
    const reason = { code: "first_beds_after", town: "orisson", first: "leon", km: 17.54, typesChosen: false } as const;
    expect(reasonSentence(english("imperial"), reason, nameOf)).toContain("for 10.9 mi after");
    expect(reasonSentence(spanish("imperial"), reason, nameOf)).toContain("en los 10,9 mi después");
    expect(english("imperial").refusal(days, nameOf)).toBe(en.refusal(days, nameOf));
  });

  it("never show an unknown code", () => {
    const unheardOf: PlanningFailure = { field: "max", code: "unheard_of", facts: {} };
    expect(en.refusal(unheardOf, nameOf)).toBe(en.refused());
  });
});
