import type { PlannerText } from "./sentences.ts";
import { factWriter, type RefusalWords, refusalWords } from "./write-facts.ts";

const writer = factWriter("en");
const houses = (count: number): string => (count === 1 ? "1 house" : `${count} houses`);
const walkingDays = (count: number): string => (count === 1 ? "1 walking day" : `${count} walking days`);
const days = (count: string): string => (count === "1" ? "1 day" : `${count} days`);

const bounds: Record<string, string> = {
  fewest: "the fewest",
  most: "the most",
  nearest: "the nearest number",
};

function noBeds(words: RefusalWords): string {
  return words.km && words.after
    ? `no bed is known for ${words.km} after ${words.after}`
    : "there are not enough beds on the way";
}

const refusals: Record<string, (words: RefusalWords, bound: string) => string> = {
  unknown_town: (words) => `There is no town “${words.town}” on this route.`,
  unknown_branch: (words) => `There is no branch “${words.branch}” on this route.`,
  same_as_from: () => "The walk cannot end where it starts.",
  must_stop_is_start: (words) => `${words.town} is where the walk starts; it cannot be a stop as well.`,
  not_on_the_way: (words) => `No way leads from ${words.from} to ${words.to}.`,
  must_stop_off_the_way: (words) => `${words.town} does not lie on the way from ${words.from} to ${words.to}.`,
  variants_free: (words) => `${words.town} is reached by variants only: plan with variants free.`,
  days: (words, bound) =>
    `${days(words.days)} is not possible; ${words.possibleDays} is ${bounds[bound] ?? bounds["nearest"]} with days of at most ${words.max}.`,
  pins: () => "The days you have fixed cannot be met together; without them there is a plan.",
  rests: () => "No plan has rest days as you wish them; without rest days there is one.",
  lodging_types: (words) => `With these types of lodging, ${noBeds(words)}: allow more types.`,
  avoid: () => "No plan avoids all these places; allow some of them.",
  branches: () => "With these choices of branches there is no way to the end; let some of them be.",
  start_date: () => "With this start date houses or stretches on the way are closed; choose another date.",
  lodging: (words) => {
    const sentence = noBeds(words);
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: plan with lodging ignored.`;
  },
  max: (words) => `No plan has days of at most ${words.max}; ${words.possibleMax} is the shortest that works.`,
  too_many_possibilities: () =>
    "This wish leaves too many possibilities to look at: ask for longer days or a shorter rhythm of rests.",
  too_many_days: (words) => `A plan has ${words.most} days at most; this one would have ${words.days}.`,
  must_stop: () => "No plan stops at all these places; leave some of them out.",
};

/** Sentences about plans in English. */
export const plannerText: PlannerText = {
  reasons: {
    destination: () => "you have arrived",
    must_stop: () => "a stop you asked for",
    pinned: () => "a day you have fixed",
    favourite: () => "your favourite",
    only_stop: () => "the only possible end within your longest day",
    nearest_beyond_max: ({ over, measure, beds }) =>
      `no ${beds ? "beds" : "town"} within your longest day: the nearest is ${writer.amount(over, measure)} beyond it`,
    last_beds_before: ({ town, km }, nameOf) => `last beds before the ${writer.km(km)} to ${nameOf(town)}`,
    first_beds_after: ({ town, km }, nameOf) => `first beds in the ${writer.km(km)} after ${nameOf(town)}`,
    close_to_ideal: ({ ideal, measure }) => `close to the ${writer.amount(ideal, measure)} you like`,
    better_than: ({ town, extraCost }, nameOf) =>
      extraCost < 0.005
        ? `${nameOf(town)} would do as well`
        : `${nameOf(town)} instead makes the walk ${writer.cost(extraCost)} harder`,
    services: ({ food, houses: count }) =>
      count === 0 ? (food ? "food" : "no house is known here") : food ? `food and ${houses(count)}` : houses(count),
    easing_in: ({ ideal, measure }) => `a shorter day of about ${writer.amount(ideal, measure)} while you ease in`,
    closure: ({ note, branch }) => `by ${branch}, as the main way is closed (${note})`,
    rest_due: ({ walkingDays: count }) => `a rest after ${walkingDays(count)}`,
    rest_place: ({ size }) => `a ${size} to rest in`,
  },
  refusal: (refusal, nameOf) => {
    const sentence = refusals[refusal.code];
    const words = refusalWords(refusal, writer, nameOf);
    return sentence ? sentence(words, String(refusal.facts["bound"] ?? "")) : plannerText.refused();
  },
  refused: () => "No plan meets all these wishes together.",
  unknownRoute: (slug) => `There is no route “${slug}”.`,
};
