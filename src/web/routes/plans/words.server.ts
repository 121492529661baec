import type { Locale } from "#web/i18n/language.ts";
import { facts as factsEn } from "#web/i18n/messages/en/facts.ts";
import { map as mapEn } from "#web/i18n/messages/en/map.ts";
import { offline as offlineEn } from "#web/i18n/messages/en/offline.ts";
import { planDays as planDaysEn } from "#web/i18n/messages/en/plan-days.ts";
import { planForm as planFormEn } from "#web/i18n/messages/en/plan-form.ts";
import { planner as plannerEn } from "#web/i18n/messages/en/planner.ts";
import { plans as plansEn } from "#web/i18n/messages/en/plans.ts";
import { profile as profileEn } from "#web/i18n/messages/en/profile.ts";
import { shell as shellEn } from "#web/i18n/messages/en/shell.ts";
import { takeAlong as takeAlongEn } from "#web/i18n/messages/en/take-along.ts";
import { facts as factsEs } from "#web/i18n/messages/es/facts.ts";
import { map as mapEs } from "#web/i18n/messages/es/map.ts";
import { offline as offlineEs } from "#web/i18n/messages/es/offline.ts";
import { planDays as planDaysEs } from "#web/i18n/messages/es/plan-days.ts";
import { planForm as planFormEs } from "#web/i18n/messages/es/plan-form.ts";
import { planner as plannerEs } from "#web/i18n/messages/es/planner.ts";
import { plans as plansEs } from "#web/i18n/messages/es/plans.ts";
import { profile as profileEs } from "#web/i18n/messages/es/profile.ts";
import { shell as shellEs } from "#web/i18n/messages/es/shell.ts";
import { takeAlong as takeAlongEs } from "#web/i18n/messages/es/take-along.ts";

const words = {
  en: {
    shell: shellEn,
    facts: factsEn,
    map: mapEn,
    profile: profileEn,
    plans: plansEn,
    planDays: planDaysEn,
    planForm: planFormEn,
    planner: plannerEn,
    offline: offlineEn,
    takeAlong: takeAlongEn,
  },
  es: {
    shell: shellEs,
    facts: factsEs,
    map: mapEs,
    profile: profileEs,
    plans: plansEs,
    planDays: planDaysEs,
    planForm: planFormEs,
    planner: plannerEs,
    offline: offlineEs,
    takeAlong: takeAlongEs,
  },
} satisfies Record<Locale, object>;

/** Every word of plans in one language. They travel with the document and in no script. */
export function wordsOfPlans(locale: Locale) {
  return words[locale];
}
