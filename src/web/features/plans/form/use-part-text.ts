import { useTranslations } from "use-intl";

import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { useLengthText } from "#web/components/plan-fields/length-ranges.ts";
import { lodgingChoices } from "#web/components/plan-fields/lodging-groups.ts";
import { paceName } from "#web/components/plan-fields/pace-presets.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { firstLeg, type PlanFormPage, type PlanWish, type WishPart } from "#web/components/plan-sync/plan-wish.ts";

/** A part of the wishes in words, to be held beside that of another version. */
export function usePartText(page: PlanFormPage): (part: WishPart, wish: PlanWish) => string {
  const t = useTranslations("planForm.values");
  const planner = useTranslations("planner");
  const write = useLengthText();
  const { date } = useFormats();
  const places = usePlacesText(page);
  const beds = ({ lodging, lodgingTypes }: PlannerInput) => {
    const kinds = lodgingChoices(lodgingTypes).map(({ key, types }) =>
      key ? planner(`beds.groups.${key}`) : types.join(", ").replaceAll("_", " "),
    );
    const wanted = kinds.length > 0 ? kinds.join(", ") : planner("beds.any");
    return lodging === "ignore" ? `${wanted}; ${planner("beds.ignore")}` : wanted;
  };
  return (part, wish) => {
    const first = firstLeg(wish);
    switch (part) {
      case "name":
        return wish.name;
      case "startDate":
        return first.startDate === null ? t("noDate") : date(first.startDate);
      case "length":
        return t("length", { ideal: write(first.measure, first.ideal), max: write(first.measure, first.max) });
      case "pace":
        return paceName(first.pace) === "own" ? t("pace", { ...first.pace }) : planner(`pace.${paceName(first.pace)}`);
      case "easeInDays":
        return t("easing", { days: first.easeInDays });
      case "restEvery":
        return first.restEvery ? t("rest", { ...first.restEvery }) : planner("rest.none");
      case "beds":
        return beds(first);
      case "legs":
        return wish.legs.map(places).join("; ");
    }
  };
}

/** Where a leg leads, and what is wished of the places on it. */
function usePlacesText({ legs, routes }: PlanFormPage): (leg: PlannerInput) => string {
  const t = useTranslations("planForm.values");
  const planner = useTranslations("planner");
  const nameOf = (slug: string) =>
    legs.flatMap(({ towns }) => towns).find((town) => town.slug === slug)?.name ?? slug.replaceAll("-", " ");
  return (leg) => {
    const route = routes.find(({ slug }) => slug === leg.route)?.name ?? leg.route;
    const lists = (["mustStop", "favourites", "avoid"] as const)
      .filter((list) => leg[list].length > 0)
      .map((list) => `${planner(`wishes.${list}`)}: ${leg[list].map(nameOf).join(", ")}`);
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
