import { preferredLanguage } from "#domain/text/language.ts";
import { type Actor, visitor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { databaseOutage } from "#use-cases/database-outage.ts";
import { updateAccount } from "#use-cases/accounts/update-account.ts";

import { cookieValue } from "#web/client/api/cookie-value.ts";
import { type Locale, locales } from "#web/i18n/language.ts";

/** A visitor's choice on a page without a language in its address, for the browser session. */
const languageCookie = "vieira-language";

/** Language of such a page: the member's; a visitor's choice, else the one the browser requests. */
export function personLocale(context: Pick<UseCaseContext, "actor">, request: Request): Locale {
  const actor = recognised(context);
  if (actor.kind === "user") return actor.locale;
  const chosen = cookieValue(request.headers.get("Cookie") ?? "", languageCookie);
  return locales.find((locale) => locale === chosen) ?? preferredLanguage(request.headers.get("Accept-Language"));
}

/** While the database is unavailable everybody is treated as a visitor. */
function recognised(context: Pick<UseCaseContext, "actor">): Actor {
  try {
    return context.actor;
  } catch (error) {
    if (databaseOutage(error)) return visitor;
    throw error;
  }
}

/**
 * Saves a chosen language: a member's is stored in the account.
 *
 * @returns the header `Set-Cookie` for a visitor
 */
export async function chooseLanguage(context: UseCaseContext, locale: Locale): Promise<string | null> {
  const { actor, settings } = context;
  if (actor.kind === "user") {
    if (actor.locale !== locale) await updateAccount(context, { locale });
    return null;
  }
  const secure = settings.origin.startsWith("https:") ? "; Secure" : "";
  return `${languageCookie}=${locale}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
