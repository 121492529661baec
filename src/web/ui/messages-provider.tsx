import { useMemo } from "react";
import { Outlet } from "react-router";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { Catalogue } from "#messages/areas.ts";
import { messagesInUnits } from "./messages-in-units.ts";
import { useUnits } from "#web/client/settings/units.ts";

/** Adds the messages of a group of pages to those of the frame; a browser loads them with these pages. */
export function MessagesProvider({ messages }: { messages: Partial<Catalogue> }) {
  const locale = useLocale();
  const outer = useMessages();
  const units = useUnits();
  const all = useMemo(() => ({ ...outer, ...messagesInUnits(messages, units) }), [outer, messages, units]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      <Outlet />
    </IntlProvider>
  );
}
