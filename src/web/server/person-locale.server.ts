import { preferredLanguage } from "#domain/language.ts";
import { type Actor, visitor } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { databaseAway } from "#use-cases/database-away.ts";
import { updateAccount } from "#use-cases/accounts/update-account.ts";

import { cookieValue } from "#web/client/api/cookie-value.ts";
import { type Locale, locales } from "#web/i18n/language.ts";

/** What a visitor has chosen on a page that exists once, until the browser is closed. */
const languageCookie = "vieira-language";

/** Language of a page that exists once: that of the person; a visitor's choice, else what the browser asks for. */
export function personLocale(context: Pick<UseCaseContext, "actor">, request: Request): Locale {
  const actor = recognised(context);
  if (actor.kind === "user") return actor.locale;
  const chosen = cookieValue(request.headers.get("Cookie") ?? "", languageCookie);
  return locales.find((locale) => locale === chosen) ?? preferredLanguage(request.headers.get("Accept-Language"));
}

/** While the database is away everybody is spoken to like a visitor. */
function recognised(context: Pick<UseCaseContext, "actor">): Actor {
  try {
    return context.actor;
  } catch (error) {
    if (databaseAway(error)) return visitor;
    throw error;
  }
}

/**
 * Takes the language that somebody has chosen: a member's is kept with the account.
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
