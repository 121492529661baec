import type { shell } from "#messages/en/shell/shell.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { isOfPerson, type Locale } from "#web/i18n/language.ts";

import { personLocale } from "../person-locale.server.ts";

/** Data that a failure provides to the error page. */
interface FailureData {
  readonly locale: Locale;
  /** For pages without a language in their address: their frame may not have had a loader to provide it. */
  readonly words?: { readonly shell: typeof shell };
}

const shells = import.meta.glob<typeof shell>("../../../messages/*/shell/shell.ts", { eager: true, import: "shell" });

/** The language of the user, and the messages of the frame if the address has no language. */
export function failureData(application: UseCaseContext, request: Request, { pathname }: URL): FailureData {
  const locale = personLocale(application, request);
  const messages = Object.entries(shells).find(([file]) => file.includes(`/messages/${locale}/`))?.[1];
  return messages && isOfPerson(pathname) ? { locale, words: { shell: messages } } : { locale };
}
