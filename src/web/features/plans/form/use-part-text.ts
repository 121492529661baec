import { useTranslations } from "use-intl";

import { isCounted, type OptionPart, type PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { useLengthText } from "#web/components/plan-fields/use-lengths.ts";
import { lodgingChoices } from "#domain/planner/options/lodging-groups.ts";
import { paceName, placePresetOf } from "#domain/planner/options/presets.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { firstLeg, type PlanOptions } from "#domain/planner/options/plan-options.ts";
import type { PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";

/** Name of a part of the options. */
export function usePartLabel(): (part: OptionPart) => string {
  const t = useTranslations("planForm.parts");
  const counted = useTranslations("planner.options");
  return (part) => (isCounted(part) ? counted(part) : t(part));
}

/** A part of the options as text, for comparison with another version. */
export function usePartText(page: PlanFormPage): (part: OptionPart, options: PlanOptions) => string {
  const t = useTranslations("planForm.values");
  const planner = useTranslations("planner");
  const write = useLengthText();
  const { date } = useFormats();
  const places = usePlacesText(page);
  const beds = ({ lodging, lodgingTypes }: PlannerOptions) => {
    const kinds = lodgingChoices(lodgingTypes).map(({ key, types }) =>
      key ? planner(`beds.groups.${key}`) : types.join(", ").replaceAll("_", " "),
    );
    const lodgingKinds = kinds.length > 0 ? kinds.join(", ") : planner("beds.any");
    return lodging === "ignore" ? `${lodgingKinds}; ${planner("beds.ignore")}` : lodgingKinds;
  };
  return (part, options) => {
    const first = firstLeg(options);
    switch (part) {
      case "name":
        return options.name;
      case "startDate":
        return first.startDate === null ? t("noDate") : date(first.startDate);
      case "length":
        return t("length", { ideal: write(first.measure, first.ideal), max: write(first.measure, first.max) });
      case "pace":
        return paceName(first.pace) === "own" ? t("pace", { ...first.pace }) : planner(`pace.${paceName(first.pace)}`);
      case "restEvery":
        return first.restEvery ? t("rest", { ...first.restEvery }) : planner("rest.none");
      case "walkers":
        return t("walkers", { count: first.walkers.length });
      case "beds":
        return beds(first);
      case "places": {
        const name = placePresetOf(first.places);
        return name === "own" ? planner("places.own", { value: first.places }) : planner(`places.${name}`);
      }
      case "legs":
        return options.legs.map(places).join("; ");
      default:
        return planner(`options.${part}Value`, { value: first[part] });
    }
  };
}

/** The ends of a leg, and its places with requests. */
function usePlacesText({ legs, routes }: PlanFormPage): (leg: PlannerOptions) => string {
  const t = useTranslations("planForm.values");
  const planner = useTranslations("planner");
  const nameOf = (slug: string) =>
    legs.flatMap(({ towns }) => towns).find((town) => town.slug === slug)?.name ?? slug.replaceAll("-", " ");
  return (leg) => {
    const route = routes.find(({ slug }) => slug === leg.route)?.name ?? leg.route;
    const lists = (["mustStop", "favourites", "avoid"] as const)
      .filter((list) => leg[list].length > 0)
      .map((list) => `${planner(`options.${list}`)}: ${leg[list].map(nameOf).join(", ")}`);
    const ways = Object.keys(leg.branches).length;
    return [
      t("leg", { route, from: nameOf(leg.from), to: nameOf(leg.to) }),
      ...(leg.days === null ? [] : [t("days", { days: leg.days })]),
      ...lists,
      ...(leg.variants === "free" ? [planner("ways.free")] : []),
      ...(ways > 0 ? [t("ways", { count: ways })] : []),
    ].join(", ");
  };
}
