import type { Locale } from "../language.ts";
import type { catalogue } from "./en/catalogue.ts";

declare module "use-intl" {
  /** Makes every message key and language code checked by the compiler. */
  interface AppConfig {
    Locale: Locale;
    Messages: typeof catalogue;
  }
}
