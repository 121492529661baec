import { resources } from "#contract/administration/resources/all-resources.ts";
import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

type Messages = Pick<Catalogue, "shell" | "administration" | "records"> & Partial<Catalogue>;

const files = import.meta.glob<Partial<Messages>>(
  "../../../messages/*/{shell/shell,administration/*,places/house,components/{facts,map,profile,trail-notes}}.ts",
  { eager: true },
);

/**
 * Every message of administration in one language. They are sent with the document and not in a script: the pages have
 * no language in their address, and scripts would have to contain every language.
 */
export function administrationMessages(locale: Locale): Messages {
  const ours = Object.entries(files).filter(([file]) => file.includes(`/messages/${locale}/`));
  const { administration, records, ...others } = Object.assign({}, ...ours.map(([, areas]) => areas)) as Messages;
  const named = Object.values(resources).map(({ name, singular }) => [singular, records.resources[name].one]);
  const audit = {
    ...administration.audit,
    resources: { ...Object.fromEntries(named), ...administration.audit.resources },
  };
  return { ...others, records, administration: { ...administration, audit } };
}
