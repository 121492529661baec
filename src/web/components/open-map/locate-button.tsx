import { LocateFixed } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { WhereaboutsState } from "./use-whereabouts.ts";

interface LocateButtonProps {
  readonly whereabouts: WhereaboutsState;
  readonly onLocate: () => void;
}

/** Asks the device where the walker is. */
export function LocateButton({ whereabouts, onLocate }: LocateButtonProps) {
  const t = useTranslations("openMap.here");
  const isAsking = whereabouts.is === "asking";
  return (
    <div className="map-panel__locate">
      <Button variant="secondary" size="sm" busy={isAsking} onClick={onLocate}>
        {isAsking ? null : <Icon of={LocateFixed} size="sm" />}
        {t("ask")}
      </Button>
    </div>
  );
}
