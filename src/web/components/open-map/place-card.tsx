import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import type { PlaceWords } from "./place-name.ts";

interface PlaceCardProps {
  /** Null while no place is chosen. */
  readonly words: PlaceWords | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The chosen place over the map, read out when it changes. */
export function PlaceCard({ words, onClose, children }: PlaceCardProps) {
  const t = useTranslations("openMap.place");
  return (
    <section aria-live="polite" aria-label={t("label")} className="map-panel__report" hidden={!words}>
      {words ? (
        <>
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1 py-1">
              <h3 className="text-lg">{words.name}</h3>
              {words.what ? <p className="text-sm text-ink-2">{words.what}</p> : null}
            </div>
            <IconButton icon={X} label={t("close")} onClick={onClose} />
          </div>
          {children}
        </>
      ) : null}
    </section>
  );
}
