import { type EffortChange, effortChange } from "#domain/planner/stage-planner/effort.ts";
import { type ShopService, shopServices } from "#domain/planner/stage-planner/plan.ts";
import type { UnitSystem } from "#domain/units.ts";
import type { PlannerText } from "#messages/sentences/planner.ts";
import { type FactWriter, factWriter, type RefusalWords, refusalWords } from "#messages/sentences/planner-facts.ts";

const houses = (count: number): string => (count === 1 ? "1 place to stay" : `${count} places to stay`);
const refuges = (count: number): string => (count === 1 ? "only a refuge" : `only ${count} refuges`);
const walkingDays = (count: number): string => (count === 1 ? "1 walking day" : `${count} walking days`);
const days = (count: string): string => (count === "1" ? "1 day" : `${count} days`);

const shopNames: Record<ShopService, string> = {
  groceries: "a food shop",
  restaurant: "a bar or restaurant",
  pharmacy: "a pharmacy",
  medical: "a doctor",
  bank: "a bank",
};

function servicesIn(shops: readonly ShopService[] | null | undefined, { list }: FactWriter): string {
  if (shops === undefined) return "";
  if (!shops) return "no data on shops";
  if (shops.length === 0) return "no shop, bar or restaurant known";
  return shops.length === shopServices.length ? "every shop" : list(shops.map((shop) => shopNames[shop]));
}

/** How many of the places to stay are known to be open in winter. */
function inWinter(count: number, knownOpen: number | undefined): string {
  if (knownOpen === undefined) return "";
  if (knownOpen > 0) return ` (${knownOpen} open in winter, as far as we know)`;
  return count === 1 ? " (no data on whether it opens in winter)" : " (none known to be open in winter)";
}

const efforts: Record<EffortChange, string> = {
  easier: "easier",
  same: "about as good",
  little: "a little harder",
  harder: "harder",
  muchHarder: "much harder",
};

const bounds: Record<string, string> = {
  fewest: "the minimum",
  most: "the maximum",
  most_without_rests: "the maximum without rest days",
  nearest: "the nearest number",
};

function noBeds(words: RefusalWords): string {
  return words.km && words.after
    ? `no place to stay is known for ${words.km} after ${words.after}`
    : "there are not enough places to stay on the route";
}

const refusals: Record<string, (words: RefusalWords, bound: string) => string> = {
  unknown_town: (words) => `There is no town “${words.town}” on this route.`,
  unknown_branch: (words) => `There is no variant “${words.branch}” on this route.`,
  same_as_from: () => "The plan cannot end where it starts.",
  both_ends_open: () => "Leave either the start or the end to the planner, not both.",
  open_end_needs_days: () => "Say how many days you have: the start or end depends on it.",
  no_start: (words) => `No walk of exactly ${days(words.days)} leads there from a town with a bus or train.`,
  no_end: (words) => `No walk of exactly ${days(words.days)} ends in a town with a bus or train.`,
  must_stop_is_start: (words) => `${words.town} is where the plan starts; it cannot be a stop as well.`,
  not_on_the_way: (words) => `The route does not lead from ${words.from} to ${words.to}.`,
  must_stop_off_the_way: (words) => `${words.town} is not on the route from ${words.from} to ${words.to}.`,
  variants_free: (words) => `${words.town} can only be reached by variants: turn on “variants too”.`,
  days: (words, bound) =>
    `Not possible in ${days(words.days)}: ${bounds[bound] ?? bounds["nearest"]} is ${words.possibleDays}, with stages of at most ${words.max}.`,
  pins: () =>
    "No plan fits the days you have pinned: they don’t fit together, or one of them is too long. Unpin them and there is a plan.",
  rests: () => "No plan fits the rest days you prefer; without rest days there is one.",
  lodging_types: (words) => `With these types of place to stay, ${noBeds(words)}: allow more types.`,
  avoid: () => "No plan avoids all these places; allow some of them.",
  branches: () => "No plan fits these variants; let Vieira choose some of them.",
  start_date: ({ towns, starts, startCount }) => {
    const closed = "places to stay or sections of the route are closed";
    const why =
      towns === "" ? `With this start date, ${closed}` : `With this start date no plan stops in ${towns}: ${closed}`;
    const nearest = startCount === 1 ? "the nearest date that works is" : "the nearest dates that work are";
    return `${why}; ${startCount === 0 ? "choose another date" : `${nearest} ${starts}`}.`;
  },
  lodging: (words) => {
    const sentence = noBeds(words);
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: include places without known beds.`;
  },
  max: (words) =>
    words.walker === ""
      ? `No plan has stages of at most ${words.max}; ${words.possibleMax} is the shortest that works.`
      : `Walker ${words.walker} walks ${words.max} a day at most. No plan has stages as short as that; ${words.possibleMax} is the shortest that works.`,
  too_many_possibilities: () =>
    "These preferences leave too many possibilities: ask for longer stages or more frequent rest days.",
  too_many_days: (words) => `A plan has ${words.most} days at most; this one would have ${words.days}.`,
  must_stops_apart: (words) => `${words.other} and ${words.town} are on different paths: no plan stops in both.`,
  must_stop: (words) =>
    words.towns === ""
      ? "No plan stops at all these places; leave some of them out."
      : `No plan with stages of at most ${words.max} stops in ${words.towns}, as you require.`,
};

/** Sentences about plans in English. */
export function plannerText(units?: UnitSystem): PlannerText {
  const writer = factWriter("en", units);
  const refused = () => "No plan fits all these preferences.";
  return {
    reasons: {
      destination: () => "your destination",
      must_stop: () => "a required stop",
      pinned: () => "a day you have pinned",
      favourite: () => "your favourite",
      only_stop: () => "the only place with known beds within your longest stage",
      nearest_beyond_max: ({ over, measure, beds, typesChosen, avoids }) =>
        `no ${beds ? `place to stay ${typesChosen ? "of your types" : "known"}` : "town"} within your longest stage${avoids ? ", apart from those you avoid" : ""}: the nearest is ${writer.more(over, measure)} further`,
      first_beds_after: ({ town, first, km, typesChosen }, nameOf) =>
        `no beds ${typesChosen ? "of your types" : "known"} for ${writer.km(km)} after ${nameOf(town)}: ${nameOf(first)} is the first`,
      better_than: ({ town, extraCost }, nameOf) =>
        `the next best stop is ${nameOf(town)}: the whole plan is then ${efforts[effortChange(extraCost)]}`,
      services: ({ shops, houses: count, refugesOnly, typesChosen, knownOpen, town, km }, nameOf) => {
        const next = town && km ? `; the next beds are ${writer.km(km)} on, in ${nameOf(town)}` : "";
        const known = count === 0 ? "no place to stay known" : (refugesOnly ? refuges : houses)(count ?? 0);
        const beds =
          count === null ? "" : `${known}${typesChosen ? " of your types" : ""}${inWinter(count, knownOpen)}`;
        return `${[servicesIn(shops, writer), beds].filter(Boolean).join(", ")}${next}`;
      },
      walker_limit: ({ walker, town, length, max, measure }, nameOf) =>
        `further on is too long for ${walker === 1 ? "you" : `walker ${walker}`}: ${nameOf(town)} is ${writer.length(length, measure)} away, over the longest stage of ${writer.length(max, measure)}`,
      easing_in: ({ ideal, measure }) => `a shorter stage of about ${writer.length(ideal, measure)} to start gently`,
      closure: ({ note, branch }) => `${branch}, because the main route is closed (${note})`,
      rest_due: ({ walkingDays: count }) => `a rest day after ${walkingDays(count)}`,
      rest_place: ({ size }) => `a ${size === "other" ? "place" : size} to rest in`,
    },
    refusal: (refusal, nameOf) => {
      const sentence = refusals[refusal.code];
      const words = refusalWords(refusal, writer, nameOf);
      return sentence ? sentence(words, String(refusal.facts["bound"] ?? "")) : refused();
    },
    refused,
    unknownRoute: (slug) => `There is no route “${slug}” that can be planned.`,
  };
}
