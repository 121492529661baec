import { pathPrefix, type Language } from "#domain/language.ts";
import type { UseCaseContext } from "../context.ts";

/** Pages that mails lead to, in the language of the mail. */
export function accountAddresses({ settings }: Pick<UseCaseContext, "settings">, locale: Language) {
  const page = (path: string): string => `${settings.origin}${pathPrefix(locale)}${path}`;
  return {
    confirmEmail: (secret: string) => page(`/confirm-email/${secret}`),
    stopEmailChange: (secret: string) => page(`/stop-email-change/${secret}`),
    resetPassword: (secret: string) => page(`/reset-password/${secret}`),
    forgottenPassword: () => page("/forgotten-password"),
    login: () => page("/login"),
    me: () => page("/me"),
    secondFactor: () => page("/second-factor"),
    /** Makes whoever registers there the first administrator. */
    setUp: (secret: string) => page(`/register?setup=${secret}`),
  };
}
