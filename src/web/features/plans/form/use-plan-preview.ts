import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFetcher, useFormAction } from "react-router";
import type { OptionError, PlanFormPage, FormReply } from "#web/components/plan-form/plan-form-page.ts";
import type { PlanOptions } from "#domain/planner/options/plan-options.ts";
import { isSameOptions } from "#domain/planner/options/merge-options.ts";

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

/** Debounce time before a new preview, in milliseconds. */
const debounceMs = 500;

interface PlanPreview {
  readonly isLooking: boolean;
  readonly isUnreachable: boolean;
}

/**
 * Requests a preview of the options from the server, whenever they have settled.
 *
 * @param serverPage what the server has already returned, and need not be requested
 */
export function usePlanPreview(
  element: RefObject<HTMLFormElement | null>,
  options: PlanOptions,
  serverPage: PlanFormPage,
  onSeen: (page: PlanFormPage) => void,
): PlanPreview {
  const fetcher = useFetcher<FormReply>();
  // By name: after submission, the next page may be current before this one is unmounted.
  const action = useFormAction();
  const [lastData, setLastData] = useState(fetcher.data);
  const { data, submit, state } = fetcher;
  if (lastData !== data) {
    setLastData(data);
    // If routes have changed since, another request is pending; previews of outdated versions are dropped.
    if (data && isOnSameRoutes(data.options, options) && data.base?.version === serverPage.base?.version) onSeen(data);
  }
  const requestedOptions = useRef(serverPage.options);
  useEffect(() => {
    if (options === serverPage.options || isSameOptions(options, requestedOptions.current)) {
      requestedOptions.current = options;
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!element.current) return;
      requestedOptions.current = options;
      const fields = new FormData(element.current);
      fields.set("do", "show");
      void submit(fields, { method: "post", action });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [options, serverPage, submit, element, action]);
  return { isLooking: state !== "idle", isUnreachable: data === null };
}

function isOnSameRoutes(a: PlanOptions, b: PlanOptions): boolean {
  return a.legs.length === b.legs.length && a.legs.every(({ route }, leg) => route === b.legs[leg]?.route);
}
