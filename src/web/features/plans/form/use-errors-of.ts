import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { OptionError, PlanFormPage } from "#web/components/plan-form/plan-form-page.ts";

/** The error of a field: of one leg, or, if the field applies to all routes, of any. */
export function useErrorsOf(page: PlanFormPage): (field: string, leg?: number) => ReactNode | null {
  const t = useTranslations("planForm");
  const optionText = useTranslations("planner.errors");
  const { errors, optionErrors, legs, options } = page;
  const townName = (slug: string) =>
    legs.flatMap(({ towns }) => towns).find((town) => town.slug === slug)?.name ?? slug;
  const sentence = ({ leg, field, typed, code }: OptionError) =>
    code
      ? t("openEnd")
      : field === "from" && leg > 0
        ? t("legs.doNotMeet", { route: legs[leg]?.route.name ?? "", town: townName(typed) })
        : optionText(field, { typed });
  return (field, leg) => {
    const own = optionErrors.find((each) => each.field === field && (leg === undefined || each.leg === leg));
    if (own) return sentence(own);
    if (field === "name" && errors["name"] && options.name.trim() === "") return t("walk.nameMissing");
    const names = leg === undefined ? [field, ...legs.map((_, index) => `${index}.${field}`)] : [`${leg}.${field}`];
    const texts = names.flatMap((name) => errors[name] ?? []);
    return texts.length > 0 ? texts.join(" ") : null;
  };
}
