import type { Language } from "#domain/language.ts";
import type { catalogue } from "./en/catalogue.ts";

declare module "use-intl" {
  /** Makes every message key and language code checked by the compiler. */
  interface AppConfig {
    Locale: Language;
    Messages: typeof catalogue;
  }
}
