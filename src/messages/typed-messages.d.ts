import type { Language } from "#domain/text/language.ts";
import type { Catalogue } from "./areas.ts";

declare module "use-intl" {
  /** Makes every message key and language code checked by the compiler. */
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}
