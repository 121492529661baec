import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

type Messages = Pick<Catalogue, "shell"> & Partial<Catalogue>;

const files = import.meta.glob<Partial<Messages>>(
  "../../../messages/*/{shell/shell,offline/*,planner/planner,plans/{plan-days,plan-form,plans,today},components/{comparison,contacts,diary,facts,map,profile,holidays,trail-notes}}.ts",
  { eager: true },
);

/**
 * Every message of plans in one language. They are sent with the document and not in a script: the pages have no
 * language in their address, and scripts would have to contain every language.
 */
export function planMessages(locale: Locale): Messages {
  const ours = Object.entries(files).filter(([file]) => file.includes(`/messages/${locale}/`));
  return Object.assign({}, ...ours.map(([, areas]) => areas)) as Messages;
}
