import type { PlannerText } from "./sentences.ts";
import { numberWriter } from "./write-number.ts";

const { km, amount, houses } = { ...numberWriter("en"), houses: (n: number) => (n === 1 ? "1 house" : `${n} houses`) };

/** Sentences about plans in English. */
export const plannerText: PlannerText = {
  reasons: {
    destination: () => "you have arrived",
    must_stop: () => "a stop you asked for",
    pinned: () => "a day you have fixed",
    favourite: () => "your favourite",
    only_stop: ({ nextKm }) =>
      nextKm === null ? "the only beds within your longest day" : `the only beds within your longest day; the next are ${km(nextKm)} on`,
    last_beds_before: ({ town, km: distance }, townName) => `last beds before the ${km(distance)} to ${townName(town)}`,
    nearest_beyond_max: ({ over }) => `no beds within your longest day; these are the nearest, ${amount(over)} beyond it`,
    closest_to_ideal: ({ off }) => (Math.abs(off) < 0.05 ? "exactly the day you like" : "closest to the day you like"),
    sets_up_next: ({ town }, townName) => `makes for a good next day to ${townName(town)}`,
    services: ({ food, houses: count }) => (food ? `food and ${houses(count)}` : houses(count)),
    few_houses: ({ houses: count }) => (count === 0 ? "no house is known here" : `only ${houses(count)} known here: reserve`),
    easing_in: () => "a shorter day while you ease in",
    closure: ({ note }) => note,
    rest_due: ({ walkingDays }) => (walkingDays === 1 ? "a rest after 1 walking day" : `a rest after ${walkingDays} walking days`),
    rest_in_city: () => "a city to rest in",
  },
  refusal: ({ code }) => code,
  refused: () => "There is no plan that meets all wishes.",
  unknownRoute: (slug) => `There is no route “${slug}”.`,
};
