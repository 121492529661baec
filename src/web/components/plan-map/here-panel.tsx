import { useEffect, useEffectEvent, useMemo } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { RouteMap } from "#contract/routes/route-map.ts";
import type { PanelMessages } from "#web/components/interactive-map/load-panel-messages.ts";
import { usePosition } from "#web/components/interactive-map/position/use-position.ts";
import { PositionReport } from "#web/components/interactive-map/position/position-report.tsx";
import { useUnits } from "#web/client/settings/units.ts";
import { messagesInUnits } from "#web/ui/messages-in-units.tsx";
import "#web/components/interactive-map/map-panel.css";

interface HerePanelProps {
  route: RouteMap;
  words: PanelMessages;
  onClose: () => void;
}

/** Requests the position, and shows it on the route with the distance to the next bed. */
export function HerePanel({ route, words, onClose }: HerePanelProps) {
  const locale = useLocale();
  const outer = useMessages();
  const units = useUnits();
  const messages = useMemo(() => ({ ...outer, ...messagesInUnits(words, units) }), [outer, words, units]);
  const { positionState, ask } = usePosition(route);
  const askOnce = useEffectEvent(ask);
  useEffect(() => askOnce(), []);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <PositionReport route={route} positionState={positionState} onClose={onClose} />
    </IntlProvider>
  );
}
