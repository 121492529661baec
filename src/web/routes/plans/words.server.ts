import type { Locale } from "#web/language.ts";
import { facts as factsEn } from "#web/messages/en/facts.ts";
import { map as mapEn } from "#web/messages/en/map.ts";
import { offline as offlineEn } from "#web/messages/en/offline.ts";
import { planDays as planDaysEn } from "#web/messages/en/plan-days.ts";
import { planForm as planFormEn } from "#web/messages/en/plan-form.ts";
import { planner as plannerEn } from "#web/messages/en/planner.ts";
import { plans as plansEn } from "#web/messages/en/plans.ts";
import { profile as profileEn } from "#web/messages/en/profile.ts";
import { shell as shellEn } from "#web/messages/en/shell.ts";
import { takeAlong as takeAlongEn } from "#web/messages/en/take-along.ts";
import { facts as factsEs } from "#web/messages/es/facts.ts";
import { map as mapEs } from "#web/messages/es/map.ts";
import { offline as offlineEs } from "#web/messages/es/offline.ts";
import { planDays as planDaysEs } from "#web/messages/es/plan-days.ts";
import { planForm as planFormEs } from "#web/messages/es/plan-form.ts";
import { planner as plannerEs } from "#web/messages/es/planner.ts";
import { plans as plansEs } from "#web/messages/es/plans.ts";
import { profile as profileEs } from "#web/messages/es/profile.ts";
import { shell as shellEs } from "#web/messages/es/shell.ts";
import { takeAlong as takeAlongEs } from "#web/messages/es/take-along.ts";

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
