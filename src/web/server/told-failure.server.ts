import type { shell } from "#messages/en/shell.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { isOfPerson, type Locale } from "#web/i18n/language.ts";

import { personLocale } from "./person-locale.server.ts";

/** What a failure brings to the page that shows it. */
export interface ToldFailure {
  readonly locale: Locale;
  /** Of pages that exist once: their frame may have had no loader that could bring them. */
  readonly words?: { readonly shell: typeof shell };
}

const shells = import.meta.glob<typeof shell>("../../messages/*/shell.ts", { eager: true, import: "shell" });

/** The language of the person, and the words of the frame where the address has no language. */
export function toldFailure(application: UseCaseContext, request: Request, { pathname }: URL): ToldFailure {
  const locale = personLocale(application, request);
  const spoken = shells[`../../messages/${locale}/shell.ts`];
  return spoken && isOfPerson(pathname) ? { locale, words: { shell: spoken } } : { locale };
}
